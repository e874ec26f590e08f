/** Reads the folder of one pack: its levels, and the file with its name and order. */
import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import { printLevelFile } from '../../shared/games/documents'
import { MAX_FILE_BYTES, MAX_ORDER_BYTES } from '../../shared/ipc/bounds'
import {
  HOME_PACK_ID,
  type LevelId,
  type LibraryFileError,
  type PackId,
  type StoredLevel,
} from '../../shared/library/model'
import { parsePackFile, type PackFile } from '../../shared/library/storedFiles'
import type { Result } from '../../shared/result'
import { inParallel } from '../files/concurrency'
import { listFolder } from '../files/folders'
import { modifiedOf } from '../files/readText'
import { isTemporaryName } from '../files/writeAtomic'
import type { Contents } from './contents'
import { idOfFile, looksLikeLevel, PACK_FILE_NAME } from './dataFolder'
import type { LibraryContext } from './context'
import { writePack } from './packs'
import { levelFound, readLevel, readStored, type LevelFile } from './readLevel'
import { nameBeforeSetAside } from './setAside'

/** An earlier reading: what nobody has changed since is not read again. */
export interface EarlierReading {
  readonly contents: Contents
  readonly isChanged: (path: string) => boolean
}

export interface ReadPack {
  readonly id: PackId
  readonly levels: readonly StoredLevel[]
  readonly file: PackFile
  /** Nothing of its file has to be written again. */
  readonly isWritten: boolean
}

/** @returns null for a folder that is no pack */
export async function readPack(
  context: LibraryContext,
  contents: Contents,
  id: PackId,
  earlier: EarlierReading | null,
): Promise<ReadPack | null> {
  const folder = context.folder.pack(id)
  context.files.noteFolder(folder)
  const entries = await listFolder(folder)
  const names = entries.map(({ name }) => name)
  // One that could not be made, or not be removed, as a whole.
  if (id !== HOME_PACK_ID && names.every(isTemporaryName)) return null
  const levels = await inParallel(entries, (entry) =>
    readEntry(context, contents, id, entry, earlier),
  )
  const { file, isWritten } = await readPackFile(context, contents, id, names, earlier)
  return { id, levels: levels.flat(), file, isWritten }
}

/**
 * The levels of a pack, under the ids they have now, in the order of its file; what is new comes last.
 *
 * @param renamed levels that had the id of another one
 */
export async function placeLevels(
  context: LibraryContext,
  contents: Contents,
  { id, file, isWritten }: ReadPack,
  levels: readonly StoredLevel[],
  renamed: ReadonlyMap<LevelId, LevelId>,
): Promise<void> {
  const kept = file.order.map((levelId) => renamed.get(levelId) ?? levelId)
  const known = new Set(kept)
  const added = levels.filter((level) => !known.has(level.id)).sort(byAge)
  const pack = { name: file.name, order: [...kept, ...added.map((level) => level.id)] }
  contents.packs.set(id, pack)
  if (isWritten && added.length + renamed.size === 0) return
  // Where it can't be written now, the next change of the pack does it.
  await writePack(context, contents, id, pack).catch(() => undefined)
}

/** A level, or nothing where the entry is none; then a fault, if it should be one. */
async function readEntry(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
  entry: Dirent,
  earlier: EarlierReading | null,
): Promise<StoredLevel[]> {
  const { name } = entry
  if (name === PACK_FILE_NAME || name.startsWith('.')) return []
  const path = join(context.folder.pack(packId), name)
  const isPackFile = nameBeforeSetAside(name) === PACK_FILE_NAME
  const read = () => (isPackFile ? readPackText(path) : readLevel(path))
  if (await context.reportSetAside(contents, path, read)) return []
  const id = idOfFile(name)
  if (id !== null) return readLevelEntry(context, contents, { id, packId, path }, earlier)
  if (entry.isDirectory()) contents.faults.push(context.fault(path, { code: 'wrong-place' }))
  else if (looksLikeLevel(name)) contents.faults.push(context.fault(path, { code: 'wrong-name' }))
  return []
}

async function readLevelEntry(
  context: LibraryContext,
  contents: Contents,
  { id, packId, path }: Pick<StoredLevel, 'id' | 'packId'> & { readonly path: string },
  earlier: EarlierReading | null,
): Promise<StoredLevel[]> {
  const before = earlier?.contents.levels.get(id)
  const known = before?.packId === packId ? before : undefined
  if (known !== undefined && earlier?.isChanged(path) === false) return [known]
  const found = await context.files.read(path, MAX_FILE_BYTES)
  if (known !== undefined && context.files.isKnown(path, found)) return [known]
  context.files.note(path, found)
  const level = levelFound(found)
  if (!level.ok) {
    // Held by another program for a moment: looked at again when it is changed or saved.
    if (known !== undefined && level.error.code === 'not-readable') return [known]
    contents.faults.push(await context.refuse(path, level.error))
    return []
  }
  const modified = level.value.isOld
    ? await upgrade(context, id, path, level.value)
    : level.value.modified
  return [{ id, packId, document: level.value.document, modified }]
}

/** Writes an older file in today's form; where that fails it stays as it is until the next time. */
async function upgrade(
  { files, snapshots, now }: LibraryContext,
  id: LevelId,
  path: string,
  { text, document, modified }: LevelFile,
): Promise<number> {
  try {
    await snapshots.keep(id, text, now())
    await files.writeNew(path, printLevelFile(document))
    return await modifiedOf(path)
  } catch {
    return modified
  }
}

async function readPackFile(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
  names: readonly string[],
  earlier: EarlierReading | null,
): Promise<Pick<ReadPack, 'file' | 'isWritten'>> {
  const before = earlier?.contents.packs.get(packId)
  const unnamed = before ?? { name: packId === HOME_PACK_ID ? null : packId, order: [] }
  if (!names.includes(PACK_FILE_NAME)) return { file: unnamed, isWritten: true }
  const path = context.folder.packFile(packId)
  if (before !== undefined && earlier?.isChanged(path) === false) {
    if (earlier.contents.lockedPacks.has(packId)) contents.lockedPacks.add(packId)
    else return { file: before, isWritten: true }
  }
  context.files.note(path, await context.files.read(path))
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
