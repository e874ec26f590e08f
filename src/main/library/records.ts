/** What can be worked out or played again: one JSON text for each key; bad files are passed over. */
import { MAX_FILE_BYTES } from '../../shared/ipc/bounds'
import type { RecordKind } from '../../shared/ipc/contract'
import { inParallel } from '../files/inParallel'
import { listFolder } from '../files/listFolder'
import { readText } from '../files/readText'
import type { WriteFile } from '../files/writeAtomic'
import { idOfFile, type DataFolder } from './dataFolder'

export async function readRecords(
  folder: DataFolder,
  kind: RecordKind,
): Promise<Record<string, string>> {
  const entries = await listFolder(folder.records(kind))
  const records = await inParallel(entries, async ({ name }) => {
    const key = idOfFile(name)
    if (key === null) return []
    const file = await readText(folder.record(kind, key), MAX_FILE_BYTES)
    return file.ok && isJson(file.value.text) ? [[key, file.value.text] as const] : []
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
