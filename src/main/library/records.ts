/** What can be worked out or played again: one JSON text for each key. */
import { MAX_FILE_BYTES } from '../../shared/ipc/bounds'
import type { RecordKind } from '../../shared/ipc/contract'
import { inParallel } from '../files/inParallel'
import { listFolder } from '../files/listFolder'
import { readText } from '../files/readText'
import type { WriteFile } from '../files/writeAtomic'
import { idOfFile, type DataFolder } from './dataFolder'

/** @param refuse sets a file aside that can't be used, so that nothing is written over it */
export async function readRecords(
  folder: DataFolder,
  kind: RecordKind,
  refuse: (path: string) => Promise<void>,
): Promise<Record<string, string>> {
  const entries = await listFolder(folder.records(kind))
  const records = await inParallel(entries, async ({ name }) => {
    const key = idOfFile(name)
    if (key === null) return []
    const path = folder.record(kind, key)
    const file = await readText(path, MAX_FILE_BYTES)
    if (file.ok && isObject(file.value.text)) return [[key, file.value.text] as const]
    // What can be worked out again is: nobody misses it.
    if (kind === 'progress') await refuse(path)
    return []
  })
  return Object.fromEntries(records.flat())
}

export async function writeRecord(
  folder: DataFolder,
  write: WriteFile,
  { kind, key, text }: { readonly kind: RecordKind; readonly key: string; readonly text: string },
): Promise<void> {
  await write(folder.record(kind, key), text)
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
