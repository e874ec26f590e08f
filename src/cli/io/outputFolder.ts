/**
 * Fills a new or empty folder with all files or none. They are written into a temporary folder inside
 * it and then moved up, so that the folder itself is kept: it may be a link, a mounted disk, or the
 * current folder of a shell.
 */
import {
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { onExit } from 'signal-exit'
import { reasonOf } from './exitCode'
import { accessParent, existingAt } from './outputPlace'

/** What keeps a folder from being written; `reason` is the system's own words. */
export type OutputFolderFault =
  | { readonly code: 'folder-not-empty' | 'not-a-folder' }
  | { readonly code: 'not-writable' | 'not-written'; readonly reason: string }

export interface NewFile {
  readonly name: string
  readonly content: string
}

/** Why files can't be written to this folder, before any work is done; null if they can. */
export async function outputFolderFault(folder: string): Promise<OutputFolderFault | null> {
  try {
    const existing = await existingAt(folder)
    if (existing === null) {
      await accessParent(folder)
      return null
    }
    if (!existing.isDirectory()) return { code: 'not-a-folder' }
    if ((await readdir(folder)).length > 0) return { code: 'folder-not-empty' }
    await access(folder, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return { code: 'not-writable', reason: reasonOf(error) }
  }
}

/**
 * Writes all files or none. It is synchronous and holds signals back until it is done, so that an
 * interrupted program leaves nothing half-done.
 */
export async function fillFolder(
  folder: string,
  files: readonly NewFile[],
): Promise<OutputFolderFault | null> {
  const endWaiting = onExit(() => undefined)
  try {
    return fillNow(resolve(folder), files)
  } finally {
    // Signals are handled between turns of the event loop.
    await setImmediate()
    await setImmediate()
    endWaiting()
  }
}

function fillNow(folder: string, files: readonly NewFile[]): OutputFolderFault | null {
  const undo: (() => void)[] = []
  try {
    const outermost = mkdirSync(folder, { recursive: true })
    if (outermost !== undefined) undo.push(() => removeEmpty(folder, outermost))
    const temporary = mkdtempSync(join(folder, '.new-'))
    undo.push(() => rmSync(temporary, { recursive: true, force: true }))
    for (const { name, content } of files) writeWhole(join(temporary, name), content)
    if (readdirSync(folder).length > 1) return undone(undo, { code: 'folder-not-empty' })
    for (const { name } of files) {
      renameSync(join(temporary, name), join(folder, name))
      undo.push(() => rmSync(join(folder, name), { force: true }))
    }
    rmdirSync(temporary)
    return null
  } catch (error) {
    return undone(undo, { code: 'not-written', reason: reasonOf(error) })
  }
}

function undone(undo: readonly (() => void)[], fault: OutputFolderFault): OutputFolderFault {
  for (const step of [...undo].reverse()) step()
  return fault
}

/** Removes the folder and its parents up to the outermost that was made, as far as they are empty. */
function removeEmpty(folder: string, outermost: string): void {
  try {
    rmdirSync(folder)
  } catch {
    return
  }
  if (folder !== outermost) removeEmpty(dirname(folder), outermost)
}

function writeWhole(path: string, content: string): void {
  const file = openSync(path, 'wx')
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
