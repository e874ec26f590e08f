/** Lists and makes folders. */
import { dirname } from 'node:path'
import type { Dirent } from 'node:fs'
import { lstat, readdir, mkdir } from 'node:fs/promises'

/** What a folder holds, by name; nothing where there is none. */
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

/** A folder and those above it. Node's own recursive way calls a read-only disk a missing folder. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await makeFolder(path)
  }
}
