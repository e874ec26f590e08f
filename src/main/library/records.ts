/** What can be worked out or played again: one JSON text for each key. */
import { MAX_FILE_BYTES } from '../../shared/ipc/bounds'
import type { RecordKind } from '../../shared/ipc/contract'
import { parseJson } from '../../shared/json'
import { inParallel } from '../files/concurrency'
import { listFolder } from '../files/folders'
import type { LibraryContext } from './context'
import { idOfFile } from './dataFolder'

/** Progress that can't be used is set aside, so that nothing is written over it. */
export async function readRecords(
  context: LibraryContext,
  kind: RecordKind,
): Promise<Record<string, string>> {
  const { files, folder } = context
  const entries = await listFolder(folder.records(kind))
  const records = await inParallel(entries, async ({ name }) => {
    const key = idOfFile(name)
    if (key === null) return []
    const path = folder.record(kind, key)
    const file = await files.read(path, MAX_FILE_BYTES)
    files.note(path, file)
    if (file?.ok === true && isRecord(file.value.text)) return [[key, file.value.text] as const]
    // What can be worked out again is: nobody misses it.
    if (kind === 'progress') await context.refuseOther(path)
    return []
  })
  return Object.fromEntries(records.flat())
}

/** Progress that others wrote meanwhile is set aside. */
export async function writeRecord(
  context: LibraryContext,
  { kind, key, text }: { readonly kind: RecordKind; readonly key: string; readonly text: string },
): Promise<void> {
  const path = context.folder.record(kind, key)
  await context.files.writeOver(path, text, async (found) => {
    if (found !== null && kind === 'progress') await context.clearPath(path, { code: 'set-aside' })
  })
}

function isRecord(text: string): boolean {
  const json = parseJson(text)
  return json.ok && typeof json.value === 'object' && json.value !== null
}
