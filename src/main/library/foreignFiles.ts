/**
 * Files that are no levels, and that somebody would miss: settings, histories, progress. What can't
 * be read of them is set aside when it is met, and listed here at every start.
 */
import { basename, dirname, join } from 'node:path'
import { inParallel } from '../files/inParallel'
import { listFolder } from '../files/listFolder'
import type { Contents } from './contents'
import type { LibraryContext } from './context'
import { nameBeforeSetAside } from './setAside'
import { readErrorOf } from './readLevel'

export async function reportSetAsideFiles(
  context: LibraryContext,
  contents: Contents,
): Promise<void> {
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
