/** Input and output of the terminal command. */
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { err, ok, type Result } from '../shared/result'

/** The argument that stands for standard input. */
export const STANDARD_INPUT = '-'

export interface ReadFault {
  readonly code: 'not-found' | 'not-a-file' | 'not-readable'
}

export async function readInput(file: string): Promise<Result<string, ReadFault>> {
  try {
    return ok(file === STANDARD_INPUT ? await text(process.stdin) : await readFile(file, 'utf8'))
  } catch (error) {
    return err({ code: faultCodeOf(error as NodeJS.ErrnoException) })
  }
}

export function writeOutput(text: string): void {
  process.stdout.write(text)
}

export function writeError(text: string): void {
  process.stderr.write(text)
}

/** The name of an input in messages. */
export function displayName(file: string): string {
  return file === STANDARD_INPUT ? '<stdin>' : file
}

function faultCodeOf({ code }: NodeJS.ErrnoException): ReadFault['code'] {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'not-found'
  return code === 'EISDIR' ? 'not-a-file' : 'not-readable'
}
