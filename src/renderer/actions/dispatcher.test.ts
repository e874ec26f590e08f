import { describe, expect, it } from 'vitest'
import { COMMAND_IDS, COMMANDS } from '@shared/commands'
import { parseAccelerator, printAccelerator } from './accelerator'
import { commandFor } from './dispatcher'

const press = (key: string, modifiers: Partial<Record<string, boolean>> = {}) => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  ...modifiers,
})

describe('accelerators', () => {
  it('are all different', () => {
    const keys = COMMAND_IDS.map((id) => JSON.stringify(parseAccelerator(COMMANDS[id].keys)))
    expect(new Set(keys).size).toBe(COMMAND_IDS.length)
  })

  it('are printed as the platform writes them', () => {
    const copy = parseAccelerator('CmdOrCtrl+Shift+C')
    expect(printAccelerator(copy, 'linux')).toBe('Ctrl+Shift+C')
    expect(printAccelerator(copy, 'darwin')).toBe('⇧⌘C')
    expect(printAccelerator(parseAccelerator('Left'), 'win32')).toBe('←')
  })
})

describe('the dispatcher', () => {
  it('knows keys with exactly their modifiers', () => {
    expect(commandFor(press('o', { ctrlKey: true }), 'none', 'linux')).toBe('file.open')
    expect(commandFor(press('o', { metaKey: true }), 'none', 'darwin')).toBe('file.open')
    expect(commandFor(press('o', { ctrlKey: true }), 'none', 'darwin')).toBeNull()
    expect(commandFor(press('o'), 'none', 'linux')).toBeNull()
    expect(commandFor(press('O', { ctrlKey: true, shiftKey: true }), 'none', 'linux')).toBeNull()
    expect(commandFor(press('C', { ctrlKey: true, shiftKey: true }), 'none', 'linux')).toBe(
      'level.copyCode',
    )
    expect(commandFor(press('ArrowRight', { altKey: true }), 'none', 'linux')).toBeNull()
  })

  it('finds letters by their place on layouts that write no Latin', () => {
    const cyrillic = { ...press('щ', { ctrlKey: true }), code: 'KeyO' }
    expect(commandFor(cyrillic, 'none', 'linux')).toBe('file.open')
    const dvorak = { ...press('r', { ctrlKey: true }), code: 'KeyO' }
    expect(commandFor(dvorak, 'none', 'linux')).toBeNull()
  })

  it('leaves a text field its keys, except combinations', () => {
    for (const key of ['ArrowLeft', 'Home', ' ', 'Escape']) {
      expect(commandFor(press(key), 'text', 'linux')).toBeNull()
    }
    expect(commandFor(press('Enter', { ctrlKey: true }), 'text', 'linux')).toBe('level.verify')
  })

  it('leaves a button its Space, and gives it the arrows', () => {
    expect(commandFor(press(' '), 'button', 'linux')).toBeNull()
    expect(commandFor(press(' '), 'none', 'linux')).toBe('step.play')
    expect(commandFor(press('ArrowRight'), 'button', 'linux')).toBe('step.next')
    expect(commandFor(press('ArrowRight'), 'menu', 'linux')).toBeNull()
  })

  it('repeats only stepping', () => {
    expect(commandFor(press('ArrowRight', { repeat: true }), 'none', 'linux')).toBe('step.next')
    expect(commandFor(press(' ', { repeat: true }), 'none', 'linux')).toBeNull()
  })
})
