/** Removes the temporary files of writes that a crash cut short, in our own folders only. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RECORD_KINDS } from '../../shared/ipc/contract'
import { inParallel } from '../files/concurrency'
import { listFolder } from '../files/folders'
import { isTemporaryName } from '../files/writeAtomic'
import { NEW_LEVELS, type DataFolder } from './dataFolder'

export async function sweepTemporaryFiles(folder: DataFolder): Promise<void> {
  const parents = [folder.packs, folder.allSnapshots]
  const flat = [
    folder.root,
    folder.trash,
    folder.histories,
    ...RECORD_KINDS.map((kind) => folder.records(kind)),
  ]
  const packs = await listFolder(folder.packs).catch(() => [])
  const cutShort = packs.filter(({ name }) => name.startsWith(NEW_LEVELS))
  await inParallel(cutShort, ({ name }) =>
    rm(join(folder.packs, name), { recursive: true, force: true }).catch(() => undefined),
  )
  const nested = await inParallel(parents, subfolders)
  await inParallel([...flat, ...nested.flat()], async (path) => {
    const entries = await listFolder(path).catch(() => [])
    const leftOver = entries.filter((entry) => entry.isFile() && isTemporaryName(entry.name))
    for (const { name } of leftOver) await rm(join(path, name), { force: true })
  })
}

async function subfolders(path: string): Promise<string[]> {
  const entries = await listFolder(path).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
}
