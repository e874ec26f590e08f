/** Packs: made, named, and the order of their levels written. */
import { randomBytes } from 'node:crypto'
import { rmdir } from 'node:fs/promises'
import { invariant } from '../../shared/invariant'
import {
  HOME_PACK_ID,
  STARTER_PACK_ID,
  type LevelId,
  type Pack,
  type PackId,
} from '../../shared/library/model'
import { printPackFile, type PackFile } from '../../shared/library/storedFiles'
import { exists, listFolder } from '../files/folders'
import type { Contents } from './contents'
import type { LibraryContext } from './context'
import { PACK_FILE_NAME } from './dataFolder'

const MAX_SLUG_LENGTH = 40

/** On disk first, then in memory. What others put there at this very moment is set aside. */
export async function writePack(
  context: LibraryContext,
  { packs, lockedPacks }: Contents,
  id: PackId,
  pack: PackFile,
): Promise<void> {
  const path = context.folder.packFile(id)
  if (!lockedPacks.has(id)) {
    await context.files.writeOver(path, printPackFile({ ...pack, pack: id }), async (found) => {
      if (found !== null) await context.clearPath(path, { code: 'set-aside' })
    })
  }
  context.files.noteFolder(context.folder.pack(id))
  packs.set(id, pack)
}

/** The file of a pack; where others have removed it, that is a refusal like one of the system. */
export function packFileOf({ packs }: Contents, id: PackId): PackFile {
  invariant(id !== STARTER_PACK_ID, 'the built-in pack is not changed')
  const pack = packs.get(id)
  if (pack === undefined) throw Object.assign(new Error(id), { code: 'ENOENT' })
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
  { folder, files }: LibraryContext,
  { packs }: Contents,
  id: PackId,
): Promise<void> {
  invariant(id !== HOME_PACK_ID, 'the home pack stays')
  const entries = await listFolder(folder.pack(id))
  if (entries.some(({ name }) => name !== PACK_FILE_NAME)) return
  await files.remove(folder.packFile(id))
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
