/** What exists at the path that a command is to write. */
import { constants, type BigIntStats } from 'node:fs'
import { access, lstat, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * The file or folder at a path, through links; null if there is none.
 * @throws errors of the system; also for a link that leads to nothing, as writing would replace it
 */
export async function existingAt(path: string): Promise<BigIntStats | null> {
  try {
    return await stat(path, { bigint: true })
  } catch (error) {
    if (!isMissing(error) || (await isLink(path))) throw error
    return null
  }
}

/** @throws the error of the system if a file or folder can't be made at this path */
export async function accessParent(path: string): Promise<void> {
  const parent = dirname(resolve(path))
  if ((await existingAt(parent)) === null) {
    await accessParent(parent)
    return
  }
  // The dot makes it fail if the parent is a file.
  await access(`${parent}/.`, constants.W_OK | constants.X_OK)
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
