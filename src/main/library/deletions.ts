/**
 * Files that should be gone and that the system did not let go. It is tried again before each change,
 * so that what was undone does not come back at the next start.
 */
import { rm } from 'node:fs/promises'
import { exists } from '../files/listFolder'

export class UnwantedFiles {
  /** Each with whether it has become something that is to stay. */
  private readonly files = new Map<string, () => boolean>()

  /** Now, or later. */
  async remove(path: string, isWanted: () => boolean): Promise<void> {
    if (!(await isRemoved(path))) this.files.set(path, isWanted)
  }

  async removeAll(): Promise<void> {
    for (const [path, isWanted] of [...this.files]) {
      if (isWanted() || (await isRemoved(path))) this.files.delete(path)
    }
  }
}

async function isRemoved(path: string): Promise<boolean> {
  await rm(path, { force: true }).catch(() => undefined)
  return !(await exists(path))
}
