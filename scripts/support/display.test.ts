import { expect, test } from 'vitest'
import { hasDisplay } from './display'

test.each([
  [{}, 'linux', false],
  [{ DISPLAY: '' }, 'linux', false],
  [{ DISPLAY: ':0' }, 'linux', true],
  [{ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
  [{}, 'darwin', true],
  [{}, 'win32', true],
] as const)('%o on %s: %s', (env, platform, expected) => {
  expect(hasDisplay(env, platform)).toBe(expected)
})
