/** Writes files where the user wants them: all or none, and never over what nobody was asked about. */
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { ExportFile, ExportResult } from '../../shared/library/model'
import { inParallel } from '../files/concurrency'
import { writeAtomic, writeFailure } from '../files/writeAtomic'
import { freeNames, safeFileName, sharedBase, splitName } from './exportNames'
import { staged, type ExportOptions } from './staging'

/** Where to; null where the dialog was closed. */
export interface ExportDialogs {
  /** Asks before it names a file that exists. @param name proposed, with its extension */
  chooseFile(name: string): Promise<string | null>
  chooseFolder(): Promise<string | null>
}

/** One file or one group of a name is written beside the first; several are written into a folder. */
export async function exportFiles(
  files: readonly ExportFile[],
  dialogs: ExportDialogs,
  options: ExportOptions,
): Promise<ExportResult> {
  const safe = files.map(({ name, content }) => ({ name: safeFileName(name), content }))
  const names = safe.map(({ name }) => name)
  const [first] = names
  if (first !== undefined && sharedBase(names) !== null) {
    const path = await dialogs.chooseFile(first)
    return path === null ? null : writeGroup(path, safe, options)
  }
  const folder = await dialogs.chooseFolder()
  return folder === null ? null : writeNew(folder, safe, options)
}

/**
 * The first file replaces what is there, as the dialog has asked, the others beside it. A name that
 * the dialog did not ask about is not overwritten: where one is taken, the group gets a free one.
 */
async function writeGroup(
  path: string,
  files: readonly ExportFile[],
  options: ExportOptions,
): Promise<ExportResult> {
  const folder = dirname(path)
  const chosen = basename(path)
  // Some systems' dialogs leave the extension out: then they asked about another name.
  const isAsked = extname(chosen) !== ''
  const base = isAsked ? splitName(chosen).base : chosen
  const named = files.map(({ name, content }, index) => ({
    name: isAsked && index === 0 ? chosen : base + splitName(name).extension,
    content,
  }))
  const names = named.map(({ name }) => name)
  try {
    const taken = (await readdir(folder)).filter((name) => !isAsked || name !== chosen)
    const isFree = freeNames(names, taken).every((name, index) => name === names[index])
    const [first, ...others] = named
    if (!isFree || first === undefined) return await writeNew(folder, named, options)
    const written = await writeNew(folder, others, options)
    if (written?.ok !== true) return written
    await (options.write ?? writeAtomic)(join(folder, first.name), first.content).catch(
      async (error: unknown) => {
        await removeAll(folder, written.names)
        throw error
      },
    )
    return { ok: true, folder, names }
  } catch (error) {
    return writeFailure(error)
  }
}

async function writeNew(
  folder: string,
  files: readonly ExportFile[],
  options: ExportOptions,
): Promise<ExportResult> {
  const placed: string[] = []
  try {
    const names = files.map(({ name }) => name)
    const own = freeNames(names, [])
    const waiting = files.map(({ content }, index) => ({ name: own[index] ?? '', content }))
    return await staged(folder, waiting, options, async (place) => {
      const free = freeNames(names, await readdir(folder))
      await inParallel(free, async (name, index) => {
        await rename(join(place, own[index] ?? ''), join(folder, name))
        placed.push(name)
      })
      return { ok: true, folder, names: free }
    })
  } catch (error) {
    await removeAll(folder, placed)
    return exportFailure(error)
  }
}

/** Given up, it is as if the dialog had been closed. */
export function exportFailure(error: unknown): ExportResult {
  const isGivenUp = error instanceof Error && error.name === 'AbortError'
  return isGivenUp ? null : writeFailure(error)
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await inParallel(names, (name) => rm(join(folder, name), { force: true }))
}
