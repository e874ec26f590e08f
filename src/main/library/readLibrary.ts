/**
 * Reads the whole library. What can't be read is set aside and reported, files of older versions are
 * brought up to date, and what a crash or other programs left unclear is put in order.
 */
import { stat } from 'node:fs/promises'
import { join, basename, dirname } from 'node:path'
import { isEqual } from '../../shared/library/history'
import { HOME_PACK_ID, isId, STARTER_PACK_ID, type PackId } from '../../shared/library/model'
import { parseTrashFile } from '../../shared/library/storedFiles'
import { inParallel } from '../files/concurrency'
import { listFolder, makeFolder } from '../files/folders'
import { emptyContents, type Contents } from './contents'
import { idOfFile, looksLikeLevel } from './dataFolder'
import { freeId, type LibraryContext } from './context'
import { readStored, readErrorOf } from './readLevel'
import { placeAll } from './ownIds'
import { readPack, type EarlierReading, type ReadPack } from './readPack'
import { removeFromTrash } from './trash'
import { nameBeforeSetAside } from './setAside'

/** @param earlier null to read every file */
export async function readLibrary(
  context: LibraryContext,
  earlier: EarlierReading | null,
): Promise<Contents> {
  const { folder } = context
  const contents = emptyContents()
  // Where it can't be made, a library without levels is what there is.
  await makeFolder(folder.pack(HOME_PACK_ID)).catch(() => undefined)
  const packs: ReadPack[] = []
  for (const id of await packFolders(context, contents)) {
    const pack = await readPack(context, contents, id, earlier)
    if (pack !== null) packs.push(pack)
  }
  await placeAll(context, contents, packs, earlier)
  await readTrash(context, contents, earlier)
  await reportSetAsideFiles(context, contents)
  return contents
}

/** The home pack first; what is no pack and may be meant as one, or as a level, is reported. */
async function packFolders(context: LibraryContext, contents: Contents): Promise<PackId[]> {
  const { folder } = context
  const ids: PackId[] = []
  for (const entry of await listFolder(folder.packs)) {
    const { name } = entry
    const report = (code: 'wrong-name' | 'wrong-place' | 'linked-folder') =>
      contents.faults.push(context.fault(join(folder.packs, name), { code }))
    if (name.startsWith('.') || name === HOME_PACK_ID) continue
    if (entry.isDirectory()) {
      if (isId(name) && name !== STARTER_PACK_ID) ids.push(name)
      else report('wrong-name')
    } else if (looksLikeLevel(name)) report('wrong-place')
    else if (entry.isSymbolicLink() && (await isFolder(join(folder.packs, name)))) {
      report('linked-folder')
    }
  }
  return [HOME_PACK_ID, ...ids]
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
}

async function readTrash(
  context: LibraryContext,
  contents: Contents,
  earlier: EarlierReading | null,
): Promise<void> {
  const { files, folder } = context
  const entries = await listFolder(folder.trash)
  await inParallel(entries, async ({ name }) => {
    const path = join(folder.trash, name)
    const read = async () => {
      const file = await readStored(path)
      return file.ok ? parseTrashFile(idOfFile(name) ?? freeId(), file.value.text) : file
    }
    if (await context.reportSetAside(contents, path, read)) return
    const id = idOfFile(name)
    if (id === null) return
    const known = earlier?.contents.trash.get(id)
    if (known !== undefined && earlier?.isChanged(path) === false) {
      contents.trash.set(id, known)
      return
    }
    files.note(path, await files.read(path))
    const entry = await read()
    if (entry.ok) contents.trash.set(entry.value.id, entry.value)
    else contents.faults.push(await context.refuse(path, entry.error))
  })
  for (const id of [...contents.trash.keys()]) await settleTwice(context, contents, id)
}

/** Trashing or restoring was cut short: the level is in the library and in the trash. */
async function settleTwice(context: LibraryContext, contents: Contents, id: string): Promise<void> {
  const entry = contents.trash.get(id)
  const level = contents.levels.get(id)
  if (entry === undefined || level === undefined) return
  contents.trash.delete(id)
  if (isEqual(entry.document, level.document)) {
    await removeFromTrash(context, contents, id)
    return
  }
  const other = freeId()
  const isRenamed = await context.tryRename(
    context.folder.trashed(id),
    context.folder.trashed(other),
  )
  if (isRenamed) contents.trash.set(other, { ...entry, id: other })
}

/**
 * Files that are no levels, and that somebody would miss: settings, histories, progress. What can't
 * be read of them is set aside when it is met, and listed here at every start.
 */
async function reportSetAsideFiles(context: LibraryContext, contents: Contents): Promise<void> {
  const { folder } = context
  const folders = [folder.root, folder.histories, folder.records('progress')]
  const entries = await inParallel(folders, async (path) =>
    (await listFolder(path)).map(({ name }) => join(path, name)),
  )
  await inParallel(entries.flat(), async (path) => {
    const name = nameBeforeSetAside(basename(path))
    if (name === null) return
    const error = await readErrorOf(path)
    contents.faults.push(context.fault(join(dirname(path), name), error, path))
  })
}
