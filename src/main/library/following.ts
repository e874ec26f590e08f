/** The library follows what others change on disk while the app runs, such as a program that syncs. */
import { join } from 'node:path'
import { FolderWatch } from '../files/folderWatch'
import { inParallel } from '../files/concurrency'
import { listFolder } from '../files/folders'
import type { Library } from './library'

/** So that a save never waits for many files to be looked at. */
const MOST_AT_ONCE = 500

/** Milliseconds until what was done while the app was closed is looked at. */
const AFTER_START_MS = 1000

/** Begins before the library is read, so that nothing is missed in between. */
export async function followOthers(library: Library): Promise<FolderWatch> {
  const watch: FolderWatch = new FolderWatch((paths) => {
    // What can't be read now is met when it is next written.
    follow(paths).catch(() => undefined)
  })
  async function follow(changed: readonly string[]): Promise<void> {
    const added = await watch.watchOnly(await library.folders())
    // What was put into a new folder before it was watched.
    const inside = await inParallel(added, filesIn)
    const paths = [...changed, ...inside.flat()]
    for (let at = 0; at < paths.length; at += MOST_AT_ONCE) {
      await library.follow(paths.slice(at, at + MOST_AT_ONCE))
    }
  }
  await library.makeFolders()
  await watch.watchOnly(await library.folders())
  // The start comes first.
  const unseen = () => library.keepUnseen().catch(() => undefined)
  setTimeout(() => void unseen(), AFTER_START_MS).unref()
  return watch
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await listFolder(folder).catch(() => [])
  return entries.map(({ name }) => join(folder, name))
}
