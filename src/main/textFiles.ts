/** Reading the text files a user names: never throws, says what is wrong with each. */
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { MAX_FILE_BYTES, type OpenedFile } from '../shared/ipc/contract'

type FaultCode = Extract<OpenedFile, { ok: false }>['code']

export async function readTextFiles(paths: readonly string[]): Promise<OpenedFile[]> {
  return Promise.all(paths.map(readTextFile))
}

export async function readTextFile(path: string): Promise<OpenedFile> {
  const name = basename(path)
  const fail = (code: FaultCode): OpenedFile => ({ ok: false, name, code })
  try {
    // Before opening: a named pipe would block.
    const { size } = await stat(path).then((stats) => (stats.isFile() ? stats : { size: null }))
    if (size === null) return fail('not-a-file')
    if (size > MAX_FILE_BYTES) return fail('too-large')
    const text = decode(await readUpTo(path, MAX_FILE_BYTES))
    return text === null ? fail('not-text') : { ok: true, name, text }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return fail(code === 'ENOENT' || code === 'ENOTDIR' ? 'not-found' : 'not-readable')
  }
}

/** At most `limit` bytes, even of a file that grows meanwhile. */
async function readUpTo(path: string, limit: number): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const buffer = new Uint8Array(limit)
    const { bytesRead } = await file.read(buffer, 0, limit, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** UTF-8 text without NUL, or null. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
