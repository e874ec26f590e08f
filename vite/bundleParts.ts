/**
 * Writes down what a bundle is made of, for `npm run size`: its chunks, which of them load which,
 * and how much of each module is in them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

export interface BundlePart {
  /** Below the bundle's folder. */
  readonly file: string
  readonly isEntry: boolean
  /** Loaded together with this one. */
  readonly imports: readonly string[]
  /** Characters before the code is made small, by the module's path or name. */
  readonly modules: Readonly<Record<string, number>>
}

/** @param file is written anew by each build */
export function bundleParts(file: string): Plugin {
  return {
    name: 'bundle-parts',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((output): BundlePart[] => {
        if (output.type !== 'chunk') return []
        const { fileName, isEntry, imports } = output
        const modules: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          if (renderedLength > 0) modules[id] = renderedLength
        }
        return [{ file: fileName, isEntry, imports, modules }]
      })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(parts))
    },
  }
}
