/** What a folder holds; nothing where there is none. */
import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'

export async function listFolder(path: string): Promise<Dirent[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(nothingIfMissing)
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether anything has that name, a broken link included. */
export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function nothingIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
