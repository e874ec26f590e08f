/** Input and output of the terminal command. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { decodeText, encodingOf } from '../shared/reading/decodeText'
import { err, ok, type Result } from '../shared/result'
import { shownText } from '../shared/text/shown'

/** The argument that stands for standard input. */
export const STANDARD_INPUT = '-'

const CHUNK_BYTES = 256 * 1024

export interface ReadFault {
  readonly code: 'not-found' | 'not-a-file' | 'not-readable' | 'not-text'
}

export async function readInput(file: string): Promise<Result<string, ReadFault>> {
  try {
    const bytes = file === STANDARD_INPUT ? await buffer(process.stdin) : await readFile(file)
    const text = decodeText(bytes)
    return text === null ? err({ code: 'not-text' }) : ok(text)
  } catch (error) {
    return err({ code: faultCodeOf(error as NodeJS.ErrnoException) })
  }
}

/**
 * Reads an input of any size, chunk by chunk; never more of it than `take` wants.
 *
 * @param take true for more
 * @returns what kept it from being read; null where nothing did
 */
export async function readChunks(
  file: string,
  take: (chunk: Uint8Array) => Promise<boolean>,
): Promise<ReadFault | null> {
  const stream =
    file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES })
  // Standard input named a second time has nothing more.
  if (stream.destroyed) return null
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let toUtf8: Transcode | null = null
  for (;;) {
    const chunk = await chunks.next().catch((error: unknown) => error as NodeJS.ErrnoException)
    if (chunk instanceof Error) return { code: faultCodeOf(chunk) }
    if (chunk.done) return null
    toUtf8 ??= transcoderFor(chunk.value)
    if (await take(toUtf8(chunk.value))) continue
    stream.destroy()
    return null
  }
}

type Transcode = (chunk: Uint8Array) => Uint8Array

/** Chunks as UTF-8, whatever the first one shows that the text is written in. */
function transcoderFor(first: Uint8Array): Transcode {
  const encoding = encodingOf(first)
  if (encoding === 'utf-8') return (chunk) => chunk
  const decoder = new TextDecoder(encoding)
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }))
}

export function writeOutput(text: string): void {
  process.stdout.write(text)
}

/** The same, and waits for a reader that is slower. */
export async function writeOutputInTime(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}

export function writeError(text: string): void {
  process.stderr.write(text)
}

/** The name of an input in messages. */
export function displayName(file: string): string {
  return file === STANDARD_INPUT ? '<stdin>' : shownText(file)
}

function faultCodeOf({ code }: NodeJS.ErrnoException): ReadFault['code'] {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'not-found'
  return code === 'EISDIR' ? 'not-a-file' : 'not-readable'
}
