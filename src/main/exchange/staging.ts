/**
 * Files that belong together are all written before any of them is where the user sees it. They wait
 * in a folder of ours, or, where the target is on another disk, in a hidden folder beside it; then
 * they are only renamed, which takes some microseconds each.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportFile } from '../../shared/library/model'
import { inParallel } from '../files/concurrency'
import { makeFolder } from '../files/folders'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'

export interface ExportOptions {
  /** A folder of ours; what a crash leaves in it is removed at the next start. */
  readonly staging: string
  readonly write?: WriteFile
  /** Gives the export up: nothing is left of it. */
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number) => void
}

/**
 * @param target an existing folder
 * @param files under different names
 * @param put gets the folder with all files, to rename them; it is not interrupted
 */
export async function staged<T>(
  target: string,
  files: readonly ExportFile[],
  { staging, write = writeAtomic, signal, onProgress }: ExportOptions,
  put: (place: string) => Promise<T>,
): Promise<T> {
  const temporary = await mkdtemp(join(await folderOnDiskOf(target, staging), '.mayan-export-'))
  try {
    // A temporary folder is for its owner alone; a new one in it has the usual rights.
    const place = join(temporary, 'files')
    await mkdir(place)
    let done = 0
    await inParallel(files, async ({ name, content }) => {
      signal?.throwIfAborted()
      await write(join(place, name), content)
      onProgress?.(++done)
    })
    signal?.throwIfAborted()
    return await put(place)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** What a crash has left of exports. */
export async function removeStaged(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true }).catch(() => undefined)
}

async function folderOnDiskOf(target: string, staging: string): Promise<string> {
  const { dev } = await stat(target)
  await makeFolder(staging)
  return (await stat(staging)).dev === dev ? staging : target
}
