/** Whether out/ was built from the sources as they are now, judged by modification times. */

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of the project that a build depends on. */
const inputs =
  /^(src|generated|vite|package(-lock)?\.json|tsconfig.*|(electron\.vite|vite\.cli)\.config\.m?ts)$/

/** One file of each bundle; every build writes all of them. */
const outputs = [
  'out/main/index.js',
  'out/main/worker.js',
  'out/preload/index.js',
  'out/renderer/index.html',
  'out/cli/index.js',
]

export function isStale(root: string): boolean {
  const built = Math.min(...outputs.map((path) => modified(join(root, path)) ?? 0))
  const sources = readdirSync(root).filter((name) => inputs.test(name))
  return built === 0 || sources.some((name) => newest(join(root, name)) > built)
}

/** Latest time in a tree; folders count too, because deleting a file changes only its folder. */
function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info) return 0
  if (!info.isDirectory()) return isTest(path) ? 0 : info.mtimeMs
  const inside = readdirSync(path).map((name) => newest(join(path, name)))
  return Math.max(info.mtimeMs, ...inside)
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts')
}

function modified(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}
