/** What is where a command is to write. */
import { constants, type BigIntStats } from 'node:fs'
import { access, lstat, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * What a name leads to, through links; null where there is none yet.
 * @throws what the system refuses; a link that leads to nothing, too, as writing would replace it
 */
export async function existingAt(path: string): Promise<BigIntStats | null> {
  try {
    return await stat(path, { bigint: true })
  } catch (error) {
    if (!isMissing(error) || (await isLink(path))) throw error
    return null
  }
}

/** @throws what the system refuses where a file or a folder of this name can't be made */
export async function accessParent(path: string): Promise<void> {
  const parent = dirname(resolve(path))
  if ((await existingAt(parent)) === null) {
    await accessParent(parent)
    return
  }
  // The dot: a file that is in the place of a folder is no folder.
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
