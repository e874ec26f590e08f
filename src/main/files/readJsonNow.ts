/** Reads a small JSON file at once, for what is needed before anything is shown. */
import { readFileSync, statSync } from 'node:fs'
import { parseJson } from '../../shared/json'

const MAX_BYTES = 1 << 16

/** @returns what it holds; null where there is none or it holds no JSON */
export function readJsonNow(path: string): unknown {
  try {
    // Before opening: a named pipe would never answer.
    const stats = statSync(path)
    if (!stats.isFile() || stats.size > MAX_BYTES) return null
    const json = parseJson(readFileSync(path, 'utf8'))
    return json.ok ? json.value : null
  } catch {
    return null
  }
}
