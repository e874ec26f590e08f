/**
 * What each file held when it was last read or written here. Times prove nothing, so the bytes are
 * compared: right before a new content takes its place, the file must still be what it was.
 */
import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { err, type Result } from '../../shared/result'
import { exists } from './folders'
import { readText, type ReadFault, type TextFile } from './readText'
import type { WriteFile } from './writeAtomic'

/** What is at a path now; null where nothing is. */
export type Found = Result<TextFile, { readonly code: ReadFault }> | null

/** Thrown where a file is changed again and again while it is to be written. */
const MAX_ATTEMPTS = 5

export class KnownFiles {
  private readonly contents = new Map<string, string>()

  constructor(
    private readonly write: WriteFile,
    /** Of a file, in bytes; a larger one is never as known. */
    private readonly limit: number,
  ) {}

  async read(path: string, limit = this.limit): Promise<Found> {
    const file = await readText(path, limit)
    // A link that leads nowhere is something, too.
    return !file.ok && file.error.code === 'not-found' && !(await exists(path)) ? null : file
  }
  /** From now on this is what is known to be there. */
  note(path: string, found: Found): void {
    if (found === null) this.contents.delete(path)
    else this.contents.set(path, printed(found))
  }
  noteFolder(path: string): void {
    this.note(path, err({ code: 'not-a-file' }))
  }
  isKnown(path: string, found: Found): boolean {
    return this.contents.get(path) === (found === null ? undefined : printed(found))
  }
  /** Looks whether it is still as known; what is gone is forgotten. */
  async isUnchanged(path: string): Promise<boolean> {
    const found = await this.read(path)
    const isUnchanged = this.isKnown(path, found)
    if (found === null) this.note(path, null)
    return isUnchanged
  }

  /** Where nobody else can have put anything, such as under a name that was just made up. */
  async writeNew(path: string, text: string): Promise<void> {
    await this.write(path, text)
    this.contents.set(path, digestOf(text))
  }
  /**
   * @param keep gets what others put there, and has to keep it: it is overwritten then
   * @param beforeCommit runs when the new content is safe on disk and the old one still in place
   */
  async writeOver(
    path: string,
    text: string,
    keep: (found: Found) => Promise<void>,
    { limit = this.limit, beforeCommit = () => Promise.resolve() }: WriteOptions = {},
  ): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const found = await this.read(path, limit)
      if (found?.ok === true && found.value.text === text) {
        await beforeCommit()
        this.note(path, found)
        return
      }
      if (!this.isKnown(path, found)) await keep(found)
      // What can't be read has been set aside.
      const expected = found?.ok === true ? found : null
      try {
        await this.write(path, text, async () => {
          await beforeCommit()
          if (!isSame(await this.read(path, limit), expected)) throw new ChangedMeanwhile(path)
        })
        this.contents.set(path, digestOf(text))
        return
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || attempt === MAX_ATTEMPTS) throw error
      }
    }
  }
  async rename(from: string, to: string): Promise<void> {
    await rename(from, to)
    const known = this.contents.get(from)
    this.contents.delete(from)
    if (known !== undefined) this.contents.set(to, known)
  }
  async remove(path: string): Promise<void> {
    await rm(path, { force: true })
    this.contents.delete(path)
  }
}

interface WriteOptions {
  readonly limit?: number
  readonly beforeCommit?: () => Promise<void>
}

/** The system's word for it, so that it is a refusal like others, which is tried again. */
class ChangedMeanwhile extends Error {
  readonly code = 'EBUSY'
}

function isSame(a: Found, b: Found): boolean {
  return a === null || b === null ? a === b : printed(a) === printed(b)
}

/** Short, and another one for each content. */
function printed(found: NonNullable<Found>): string {
  return found.ok ? digestOf(found.value.text) : found.error.code
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
