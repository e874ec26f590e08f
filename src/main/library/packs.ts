/** Packs: made, named, and the order of their levels written. */
import { randomBytes } from 'node:crypto'
import { rm, rmdir } from 'node:fs/promises'
import { invariant } from '../../shared/invariant'
import { HOME_PACK_ID, type LevelId, type Pack, type PackId } from '../../shared/library/model'
import { printPackFile, type PackFile } from '../../shared/library/storedFiles'
import { exists, listFolder } from '../files/listFolder'
import type { Contents } from './contents'
import type { LibraryContext } from './context'
import { PACK_FILE_NAME } from './dataFolder'

const MAX_SLUG_LENGTH = 40

/** On disk first, then in memory. */
export async function writePack(
  { folder, write }: LibraryContext,
  { packs, lockedPacks }: Contents,
  id: PackId,
  pack: PackFile,
): Promise<void> {
  if (!lockedPacks.has(id)) await write(folder.packFile(id), printPackFile(pack))
  packs.set(id, pack)
}

/** The file of a pack that has to be there; the built-in one is not. */
export function packFileOf({ packs }: Contents, id: PackId): PackFile {
  const pack = packs.get(id)
  invariant(pack !== undefined, `the library has a pack ${id} that can be changed`)
  return pack
}

export async function createPack(
  context: LibraryContext,
  contents: Contents,
  name: string,
): Promise<Pack> {
  const id = await freePackId(context, name)
  await writePack(context, contents, id, { name, order: [] }).catch(async (error: unknown) => {
    await rmdir(context.folder.pack(id)).catch(() => undefined)
    throw error
  })
  return { id, name, levelIds: [] }
}

export async function renamePack(
  context: LibraryContext,
  contents: Contents,
  id: PackId,
  name: string,
): Promise<void> {
  const pack = packFileOf(contents, id)
  invariant(!contents.lockedPacks.has(id), 'the file of the pack can be written')
  await writePack(context, contents, id, { ...pack, name })
}

/** A pack without levels. Where other files are in its folder, both stay; an empty one is no pack. */
export async function removePack(
  { folder }: LibraryContext,
  { packs }: Contents,
  id: PackId,
): Promise<void> {
  invariant(id !== HOME_PACK_ID, 'the home pack stays')
  const entries = await listFolder(folder.pack(id))
  if (entries.some(({ name }) => name !== PACK_FILE_NAME)) return
  await rm(folder.packFile(id), { force: true })
  packs.delete(id)
  await rmdir(folder.pack(id)).catch(() => undefined)
}

/** Takes levels out of the orders of other packs. */
export async function removeFromOrders(
  context: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
  except: PackId | null = null,
): Promise<void> {
  const gone = new Set(ids)
  for (const [packId, pack] of [...contents.packs]) {
    const order = pack.order.filter((id) => !gone.has(id))
    if (packId === except || order.length === pack.order.length) continue
    await writePack(context, contents, packId, { ...pack, order })
  }
}

async function freePackId({ folder }: LibraryContext, name: string): Promise<PackId> {
  for (;;) {
    const id = [slugOf(name), randomBytes(3).toString('hex')].filter(Boolean).join('-')
    if (!(await exists(folder.pack(id)))) return id
  }
}

/** What is left of a name in lower-case letters, digits and hyphens; may be nothing. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')
}
