/**
 * Reads the whole library. What can't be read is set aside and reported, files of older versions are
 * brought up to date, and what a crash or other programs left unclear is put in order.
 */
import { join } from 'node:path'
import { isEqual } from '../../shared/library/history'
import { HOME_PACK_ID, isId, STARTER_PACK_ID } from '../../shared/library/model'
import { parseTrashFile } from '../../shared/library/storedFiles'
import { inParallel } from '../files/inParallel'
import { makeFolder } from '../files/makeFolder'
import { listFolder } from '../files/listFolder'
import { emptyContents, type Contents } from './contents'
import { idOfFile } from './dataFolder'
import { freeId, type LibraryContext } from './context'
import { reportOtherFiles } from './otherFiles'
import { readStored } from './readLevel'
import { readPack } from './readPack'
import { removeFromTrash } from './trash'

export async function readLibrary(context: LibraryContext): Promise<Contents> {
  const { folder } = context
  const contents = emptyContents()
  // Where it can't be made, a library without levels is what there is.
  await makeFolder(folder.pack(HOME_PACK_ID)).catch(() => undefined)
  const entries = (await listFolder(folder.packs)).filter(({ name }) => !name.startsWith('.'))
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  // The home pack first, one after the other: of two levels with one name the first keeps it.
  for (const name of [HOME_PACK_ID, ...names.filter((name) => name !== HOME_PACK_ID)]) {
    if (isId(name) && name !== STARTER_PACK_ID) await readPack(context, contents, name)
    else contents.faults.push(context.fault(join(folder.packs, name), { code: 'wrong-name' }))
  }
  await readTrash(context, contents)
  await reportOtherFiles(context, contents)
  return contents
}

async function readTrash(context: LibraryContext, contents: Contents): Promise<void> {
  const { folder } = context
  const entries = await listFolder(folder.trash)
  await inParallel(entries, async ({ name }) => {
    const path = join(folder.trash, name)
    const read = async () => {
      const file = await readStored(path)
      return file.ok ? parseTrashFile(idOfFile(name) ?? freeId(), file.value.text) : file
    }
    if (await context.reportSetAside(contents, path, read)) return
    if (idOfFile(name) === null) return
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
