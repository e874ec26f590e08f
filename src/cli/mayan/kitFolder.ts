/** A kit's folder: written whole or not at all, and read pair by pair. */
import { mkdir, mkdtemp, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { err, ok, type Result } from '../../shared/result'

/** What keeps a folder from being written or read. */
export interface FolderFault {
  readonly code: 'folder-not-empty' | 'not-a-folder' | 'not-writable' | 'no-folder' | 'no-files'
  readonly message?: string
}

interface NewFile {
  readonly name: string
  readonly content: string
}

/** Why a kit can't go to this folder, before any work is done; null where it can. */
export async function folderFault(folder: string): Promise<FolderFault | null> {
  try {
    return (await readdir(folder)).length === 0 ? null : { code: 'folder-not-empty' }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    return code === 'ENOTDIR' ? { code: 'not-a-folder' } : notWritable(error)
  }
}

/** All files or none: they are written beside the folder, which then takes its name. */
export async function writeFolder(
  folder: string,
  files: readonly NewFile[],
): Promise<FolderFault | null> {
  const target = resolve(folder)
  let temporary: string | null = null
  try {
    await mkdir(dirname(target), { recursive: true })
    temporary = await mkdtemp(join(dirname(target), `.${basename(target)}-`))
    const place = join(temporary, 'kit')
    await mkdir(place)
    for (const { name, content } of files) await writeWhole(join(place, name), content)
    // Only an empty folder can be removed this way: what has come into it meanwhile stays.
    await rmdir(target).catch(unlessMissing)
    await rename(place, target)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTEMPTY' ? { code: 'folder-not-empty' } : notWritable(error)
  } finally {
    if (temporary !== null) await rm(temporary, { recursive: true, force: true })
  }
}

/** Paths of the `.in` files, 2 before 10. */
export async function inputsOf(folder: string): Promise<Result<readonly string[], FolderFault>> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.in'))
    if (names.length === 0) return err({ code: 'no-files' })
    const inOrder = names.sort(new Intl.Collator('en', { numeric: true }).compare)
    return ok(inOrder.map((name) => join(folder, name)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return err({ code: code === 'ENOTDIR' ? 'not-a-folder' : 'no-folder' })
  }
}

async function writeWhole(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

function notWritable(error: unknown): FolderFault {
  return { code: 'not-writable', message: error instanceof Error ? error.message : String(error) }
}
