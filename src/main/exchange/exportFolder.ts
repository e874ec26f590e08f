/** Writes files that belong together into a new folder of their own: all of them, or no folder. */
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportFile, ExportResult } from '../../shared/library/model'
import { inParallel } from '../files/inParallel'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { writeFailure } from '../files/writeFault'
import type { ExportDialogs } from './exportFiles'
import { freeNames, safeFileName } from './exportNames'

export interface NewFolder {
  /** Where it is taken in the chosen folder, the new one gets a number. */
  readonly name: string
  readonly files: readonly ExportFile[]
}

/** The files are written beside the folder, which gets its name when they are all there. */
export async function exportFolder(
  { name, files }: NewFolder,
  dialogs: Pick<ExportDialogs, 'chooseFolder'>,
  write: WriteFile = writeAtomic,
): Promise<ExportResult> {
  const parent = await dialogs.chooseFolder()
  if (parent === null) return null
  let temporary: string | null = null
  try {
    const [free = name] = freeNames([safeFileName(name)], await readdir(parent))
    const folder = join(parent, free)
    temporary = await mkdtemp(join(parent, `.${free}-`))
    // A temporary folder is for its owner alone; a new one in it has the usual rights.
    const place = join(temporary, free)
    await mkdir(place)
    const named = files.map((file) => ({ ...file, name: safeFileName(file.name) }))
    await inParallel(named, (file) => write(join(place, file.name), file.content))
    await rename(place, folder)
    return { ok: true, folder, names: named.map((file) => file.name) }
  } catch (error) {
    return writeFailure(error)
  } finally {
    if (temporary !== null) await rm(temporary, { recursive: true, force: true })
  }
}
