/** What the built bundles are made of: which chunks are loaded at once, and what is in them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundlePart } from '../../vite/bundleParts'
import { projectRoot } from './paths'

/** Folders of out/ and the reports on them. */
export const BUNDLES = ['renderer', 'main', 'preload', 'cli'] as const
export type Bundle = (typeof BUNDLES)[number]

const reportOf = (bundle: Bundle): string => join(projectRoot, `.cache/bundles/${bundle}.json`)

export function areBundlesReported(): boolean {
  return BUNDLES.every((bundle) => existsSync(reportOf(bundle)))
}

export function readParts(bundle: Bundle): BundlePart[] {
  return JSON.parse(readFileSync(reportOf(bundle), 'utf8')) as BundlePart[]
}

/** A part and all that it imports, by any number of steps. */
export function loadedWith(parts: readonly BundlePart[], start: BundlePart): Set<BundlePart> {
  const loaded = new Set([start])
  // A set also hands out what is added while it is gone through.
  for (const part of loaded) {
    for (const file of part.imports) {
      const imported = parts.find((other) => other.file === file)
      if (imported) loaded.add(imported)
    }
  }
  return loaded
}

/** Characters by package, or by the folder of our own modules; the most first. */
export function contentsOf(parts: Iterable<BundlePart>): [string, number][] {
  const sums = new Map<string, number>()
  for (const { modules } of parts) {
    for (const [id, length] of Object.entries(modules)) {
      const origin = originOf(id)
      sums.set(origin, (sums.get(origin) ?? 0) + length)
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a)
}

/** `vue-i18n`, `src/renderer/library`, `virtual:pictures`. */
export function originOf(id: string): string {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '')
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  if (name !== undefined) return name
  const [, own] = /\/(src\/[^/]+(?:\/games\/[^/]+|\/[^/]+)?)(?:\/|$)/.exec(path) ?? []
  return own ?? path
}
