/** Writes files that belong together into a new folder of their own: all of them, or no folder. */
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportFile, ExportResult } from '../../shared/library/model'
import { exportFailure, type ExportDialogs } from './exportFiles'
import { freeNames, safeFileName } from './exportNames'
import { staged, type ExportOptions } from './staging'

export interface NewFolder {
  /** Where it is taken in the chosen folder, the new one gets a number. */
  readonly name: string
  readonly files: readonly ExportFile[]
}

export async function exportFolder(
  { name, files }: NewFolder,
  dialogs: Pick<ExportDialogs, 'chooseFolder'>,
  options: ExportOptions,
): Promise<ExportResult> {
  const parent = await dialogs.chooseFolder()
  if (parent === null) return null
  const named = files.map((file) => ({ ...file, name: safeFileName(file.name) }))
  try {
    return await staged(parent, named, options, async (place) => {
      const [free = name] = freeNames([safeFileName(name)], await readdir(parent))
      const folder = join(parent, free)
      await rename(place, folder)
      return { ok: true, folder, names: named.map((file) => file.name) }
    })
  } catch (error) {
    return exportFailure(error)
  }
}
