/** Reads one pack: its levels, and the file with its name and order. */
import { join } from 'node:path'
import { printLevelFile } from '../../shared/games/documents'
import { MAX_ORDER_BYTES } from '../../shared/ipc/bounds'
import { isBuiltInLevel } from '../../shared/games/starterPack'
import {
  HOME_PACK_ID,
  type LevelId,
  type LibraryFileError,
  type PackId,
  type StoredLevel,
} from '../../shared/library/model'
import { parsePackFile, type PackFile } from '../../shared/library/storedFiles'
import type { Result } from '../../shared/result'
import { inParallel } from '../files/inParallel'
import { listFolder } from '../files/listFolder'
import { modifiedOf } from '../files/readText'
import { isTemporaryName } from '../files/writeAtomic'
import type { Contents } from './contents'
import { idOfFile, PACK_FILE_NAME } from './dataFolder'
import { freeId, type LibraryContext } from './context'
import { writePack } from './packs'
import { readLevel, readStored, type LevelFile } from './readLevel'
import { nameBeforeSetAside } from './setAside'

export async function readPack(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
): Promise<void> {
  const folder = context.folder.pack(packId)
  const names = (await listFolder(folder)).map(({ name }) => name)
  // One that could not be made, or not be removed, as a whole.
  if (packId !== HOME_PACK_ID && names.every(isTemporaryName)) return
  const read = await inParallel(names, (name) => readEntry(context, contents, packId, name))
  const { file, isWritten } = await readPackFile(context, contents, packId, names)
  const renamed = new Map<LevelId, LevelId>()
  const levels: StoredLevel[] = []
  for (const level of read.flat()) {
    const own = await withOwnId(context, contents, level)
    if (own === null) continue
    if (own.id !== level.id) renamed.set(level.id, own.id)
    contents.levels.set(own.id, own)
    levels.push(own)
  }
  const kept = file.order.map((id) => renamed.get(id) ?? id)
  const known = new Set(kept)
  const added = levels.filter(({ id }) => !known.has(id)).sort(byAge)
  const pack = { name: file.name, order: [...kept, ...added.map(({ id }) => id)] }
  contents.packs.set(packId, pack)
  if (isWritten && added.length + renamed.size === 0) return
  // Where it can't be written now, the next change of the pack does it.
  await writePack(context, contents, packId, pack).catch(() => undefined)
}

/** A level, or nothing where the entry is none; then a fault, if it should be one. */
async function readEntry(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
  name: string,
): Promise<StoredLevel[]> {
  if (name === PACK_FILE_NAME || name.startsWith('.')) return []
  const path = join(context.folder.pack(packId), name)
  const isPackFile = nameBeforeSetAside(name) === PACK_FILE_NAME
  const read = () => (isPackFile ? readPackText(path) : readLevel(path))
  if (await context.reportSetAside(contents, path, read)) return []
  const id = idOfFile(name)
  if (id === null) {
    if (name.endsWith('.json')) contents.faults.push(context.fault(path, { code: 'wrong-name' }))
    return []
  }
  const level = await readLevel(path)
  if (!level.ok) {
    contents.faults.push(await context.refuse(path, level.error))
    return []
  }
  const modified = level.value.isOld
    ? await upgrade(context, id, path, level.value)
    : level.value.modified
  return [{ id, packId, document: level.value.document, modified }]
}

/** Writes an older file anew; where that fails it stays as it is until the next time. */
async function upgrade(
  { snapshots, write, now }: LibraryContext,
  id: LevelId,
  path: string,
  { text, document, modified }: LevelFile,
): Promise<number> {
  try {
    await snapshots.keep(id, text, now())
    await write(path, printLevelFile(document))
    return await modifiedOf(path)
  } catch {
    return modified
  }
}

/** Of two levels with one id the one read later gets another; null where that can't be done. */
async function withOwnId(
  context: LibraryContext,
  contents: Contents,
  level: StoredLevel,
): Promise<StoredLevel | null> {
  const { folder } = context
  if (!contents.levels.has(level.id) && !isBuiltInLevel(level.id)) return level
  const id = freeId()
  const path = folder.level(level.packId, level.id)
  if (await context.tryRename(path, folder.level(level.packId, id))) return { ...level, id }
  contents.faults.push(context.fault(path, { code: 'name-taken' }))
  return null
}

/** `isWritten`: nothing has to be written anew. */
async function readPackFile(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
  names: readonly string[],
): Promise<{ readonly file: PackFile; readonly isWritten: boolean }> {
  const unnamed = { name: packId === HOME_PACK_ID ? null : packId, order: [] }
  if (!names.includes(PACK_FILE_NAME)) return { file: unnamed, isWritten: true }
  const path = context.folder.packFile(packId)
  const read = await readPackText(path)
  if (read.ok) return { file: read.value, isWritten: true }
  const fault = await context.refuse(path, read.error)
  contents.faults.push(fault)
  if (fault.movedTo === null) contents.lockedPacks.add(packId)
  return { file: unnamed, isWritten: fault.movedTo === null }
}

async function readPackText(path: string): Promise<Result<PackFile, LibraryFileError>> {
  const file = await readStored(path, MAX_ORDER_BYTES)
  return file.ok ? parsePackFile(file.value.text) : file
}

function byAge(a: StoredLevel, b: StoredLevel): number {
  return a.modified - b.modified || (a.id < b.id ? -1 : 1)
}
