/** Reads a text file that may be anything: never throws, returns what is wrong. */
import { readFileSync, statSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { decodeText } from '../../shared/reading/decodeText'
import { err, ok, type Result } from '../../shared/result'
import { parseJson } from '../../shared/json'

export type ReadFault = 'not-found' | 'not-readable' | 'not-a-file' | 'too-large' | 'not-text'

export interface TextFile {
  readonly text: string
  /** Milliseconds since 1970, without fractions, which not every way to set it keeps. */
  readonly modified: number
}

/** @param limit in bytes */
export async function readText(
  path: string,
  limit: number,
): Promise<Result<TextFile, { readonly code: ReadFault }>> {
  try {
    // Before opening: a named pipe would block.
    const stats = await stat(path)
    if (!stats.isFile()) return err({ code: 'not-a-file' })
    if (stats.size > limit) return err({ code: 'too-large' })
    const text = decodeText(await readUpTo(path, stats.size))
    return text === null
      ? err({ code: 'not-text' })
      : ok({ text, modified: Math.round(stats.mtimeMs) })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return err({ code: code === 'ENOENT' || code === 'ENOTDIR' ? 'not-found' : 'not-readable' })
  }
}

/** The first bytes of a file, as text; empty where there is none that can be read. */
export async function readHead(path: string, length: number): Promise<string> {
  try {
    if (!(await stat(path)).isFile()) return ''
    return new TextDecoder().decode(await readUpTo(path, length))
  } catch {
    return ''
  }
}

/** As `modified` of a file that is read. */
export async function modifiedOf(path: string): Promise<number> {
  return Math.round((await stat(path)).mtimeMs)
}

/** At most `size` bytes, even of a file that grows meanwhile. */
async function readUpTo(path: string, size: number): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const buffer = new Uint8Array(size)
    const { bytesRead } = await file.read(buffer, 0, size, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const MAX_BYTES_AT_ONCE = 1 << 16

/**
 * Reads a small JSON file without waiting, for what is needed before anything is shown.
 *
 * @returns what it holds; null where there is none or it holds no JSON
 */
export function readJsonNow(path: string): unknown {
  try {
    // Before opening: a named pipe would never answer.
    const stats = statSync(path)
    if (!stats.isFile() || stats.size > MAX_BYTES_AT_ONCE) return null
    const json = parseJson(readFileSync(path, 'utf8'))
    return json.ok ? json.value : null
  } catch {
    return null
  }
}
