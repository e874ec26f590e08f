/** Reading the text files and folders a user names: reports what is wrong with each. */
import { stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { MAX_EXCHANGE_BYTES } from '../../shared/ipc/bounds'
import type { OpenedFile } from '../../shared/ipc/contract'
import { isHiddenName, MAX_FOLDER_FILES } from '../../shared/reading/folders'
import { inParallel } from '../files/concurrency'
import { listFolder } from '../files/folders'
import { readText } from '../files/readText'

/** Of a folder all files below it come, by their names in it. */
export async function readTextFiles(paths: readonly string[]): Promise<OpenedFile[]> {
  return (await inParallel(paths, readPath)).flat()
}

export async function readTextFile(path: string, name = basename(path)): Promise<OpenedFile> {
  const read = await readText(path, MAX_EXCHANGE_BYTES)
  return read.ok
    ? { ok: true, name, text: read.value.text }
    : { ok: false, name, code: read.error.code }
}

async function readPath(path: string): Promise<OpenedFile[]> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (!isFolder) return [await readTextFile(path)]
  const folder = basename(path)
  try {
    const files = await filesIn(path)
    if (files === null) return [{ ok: false, name: folder, code: 'too-many-files' }]
    if (files.length === 0) return [{ ok: false, name: folder, code: 'empty-folder' }]
    return await inParallel(files, async (file) => {
      const name = relative(path, file).split(sep).join('/')
      return { ...(await readTextFile(file, name)), folder }
    })
  } catch {
    return [{ ok: false, name: folder, code: 'not-readable' }]
  }
}

/** In the order of their names, links to folders left out; null where they are too many. */
async function filesIn(top: string): Promise<string[] | null> {
  const files: string[] = []
  const folders = [top]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await listFolder(folder)) {
      if (isHiddenName(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile()) files.push(path)
    }
    if (files.length > MAX_FOLDER_FILES) return null
  }
  const byName = new Intl.Collator('en', { numeric: true })
  return files.sort((a, b) => byName.compare(a, b))
}
