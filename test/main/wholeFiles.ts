/** What must be true of the files of a library whatever moment its process was killed at. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLevelFile } from '../../src/shared/games/documents'
import { parseHistoryFile, parsePackFile } from '../../src/shared/library/storedFiles'
import { isTemporaryName } from '../../src/main/files/writeAtomic'

export interface FilesFound {
  readonly temporary: number
  /** Below the root; none may be. */
  readonly torn: readonly string[]
}

/** Every file there is, before a start puts things in order. */
export async function filesFound(root: string): Promise<FilesFound> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const torn: string[] = []
  for (const { parentPath, name } of files) {
    if (isTemporaryName(name)) continue
    const path = join(parentPath, name)
    const text = await readFile(path, 'utf8')
    if (!isWhole(parentPath, name, text)) torn.push(path)
  }
  return { torn, temporary: files.filter(({ name }) => isTemporaryName(name)).length }
}

function isWhole(folder: string, name: string, text: string): boolean {
  if (folder.endsWith('history')) return parseHistoryFile(text).ok
  return name === 'pack.json' ? parsePackFile(text).ok : readLevelFile(text).ok
}
