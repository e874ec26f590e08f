import { describe, expect, it } from 'vitest'
import type { BundlePart } from '../../vite/bundleParts'
import { contentsOf, loadedWith, originOf } from './bundles'

const part = (file: string, imports: string[], modules = {}): BundlePart => ({
  file,
  isEntry: file === 'index.js',
  imports,
  modules,
})

describe('the parts of a bundle', () => {
  it('are loaded with what they import, by any number of steps', () => {
    const [start, middle, leaf] = [
      part('index.js', ['middle.js']),
      part('middle.js', ['leaf.js', 'index.js']),
      part('leaf.js', []),
    ] as const
    const late = part('late.js', ['leaf.js'])
    expect(loadedWith([start, middle, leaf, late], start)).toEqual(new Set([start, middle, leaf]))
    expect(loadedWith([start, middle, leaf, late], late)).toEqual(new Set([late, leaf]))
  })

  it('are summed up by where they come from', () => {
    const modules = {
      '/home/me/app/node_modules/@vue/shared/index.js': 10,
      '/home/me/app/node_modules/@vue/shared/other.js': 5,
      '/home/me/app/src/renderer/games/mayan/board/Stone.vue?vue&type=script': 20,
    }
    expect(contentsOf([part('index.js', [], modules)])).toEqual([
      ['src/renderer/games/mayan', 20],
      ['@vue/shared', 15],
    ])
  })

  it('name packages, our folders and made-up modules', () => {
    expect(originOf('/a/node_modules/x/node_modules/zod/v4/index.js')).toBe('zod')
    expect(originOf('C:\\a\\src\\renderer\\library\\grid\\rows.ts')).toBe('src/renderer/library')
    expect(originOf('/a/src/renderer/main.ts')).toBe('src/renderer/main.ts')
    expect(originOf('\0virtual:pictures')).toBe('virtual:pictures')
  })
})
