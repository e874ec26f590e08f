/** Reading the text files a user names: says what is wrong with each. */
import { basename } from 'node:path'
import { MAX_EXCHANGE_BYTES } from '../../shared/ipc/bounds'
import type { OpenedFile } from '../../shared/ipc/contract'
import { readText } from '../files/readText'

export async function readTextFiles(paths: readonly string[]): Promise<OpenedFile[]> {
  return Promise.all(paths.map(readTextFile))
}

export async function readTextFile(path: string): Promise<OpenedFile> {
  const name = basename(path)
  const read = await readText(path, MAX_EXCHANGE_BYTES)
  return read.ok
    ? { ok: true, name, text: read.value.text.replace(/^\uFEFF/, '') }
    : { ok: false, name, code: read.error.code }
}
