/** Input and output of the terminal command. */
import { once } from 'node:events'
import { createReadStream, fstatSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { MAX_INPUT_BYTES } from '../../shared/ipc/bounds'
import { decodeText, encodingOf } from '../../shared/reading/decodeText'
import { err, ok, type Result } from '../../shared/result'
import { shownText } from '../../shared/text/shown'
import { ExitCode, reasonOf } from './exitCode'

/** The argument that stands for standard input. */
export const STANDARD_INPUT = '-'

const CHUNK_BYTES = 256 * 1024

/** Links in a circle, names that are too long, sockets: the argument is at fault, not the system. */
const UNFIT_NAMES: readonly string[] = ['ELOOP', 'ENAMETOOLONG', 'ENXIO']

/** `most`: millions of bytes. `reason`: the system's own words. */
export type ReadFault =
  | { readonly code: 'not-found' | 'not-a-file' | 'not-readable' | 'not-text' }
  | { readonly code: 'input-too-large'; readonly most: number }
  | { readonly code: 'not-opened' | 'read-failed'; readonly reason: string }

/** The whole of an input. */
export async function readInput(file: string): Promise<Result<string, ReadFault>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const tooLarge = err({ code: 'input-too-large', most: MAX_INPUT_BYTES / 1_000_000 } as const)
  if (await isKnownTooLarge(file)) return tooLarge
  const fault = await readBytes(file, (chunk) => {
    size += chunk.length
    const isWithinLimit = size <= MAX_INPUT_BYTES
    if (isWithinLimit) chunks.push(chunk)
    return Promise.resolve(isWithinLimit)
  })
  if (fault !== null) return err(fault)
  if (size > MAX_INPUT_BYTES) return tooLarge
  const text = decodeText(Buffer.concat(chunks))
  return text === null ? err({ code: 'not-text' }) : ok(text)
}

/** The size of a file is known before it is read, that of a stream is not. */
async function isKnownTooLarge(file: string): Promise<boolean> {
  if (file === STANDARD_INPUT) return false
  return stat(file).then(
    (found) => found.size > MAX_INPUT_BYTES,
    () => false,
  )
}

/**
 * Reads an input of any size as UTF-8, chunk by chunk, until `take` returns false.
 *
 * @param take returns true for the next chunk
 * @returns why it could not be read; null on success
 */
export function readChunks(
  file: string,
  take: (chunk: Uint8Array) => Promise<boolean>,
): Promise<ReadFault | null> {
  let toUtf8: Transcode | null = null
  return readBytes(file, (chunk) => {
    toUtf8 ??= transcoderFor(chunk)
    return take(toUtf8(chunk))
  })
}

async function readBytes(
  file: string,
  take: (chunk: Uint8Array) => Promise<boolean>,
): Promise<ReadFault | null> {
  try {
    // Standard input that is a folder has no stream in Node.
    if (file === STANDARD_INPUT && fstatSync(0).isDirectory()) return { code: 'not-a-file' }
    const stream =
      file === STANDARD_INPUT
        ? process.stdin
        : createReadStream(file, { highWaterMark: CHUNK_BYTES })
    // Standard input that is named a second time is at its end.
    if (stream.destroyed) return null
    let toUtf8: Transcode | null = null
    // Leaving the loop closes the stream.
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      toUtf8 ??= transcoderFor(chunk)
      if (!(await take(toUtf8(chunk)))) return null
    }
    return null
  } catch (error) {
    return readFaultOf(error)
  }
}

type Transcode = (chunk: Uint8Array) => Uint8Array

/** Chunks as UTF-8, from the encoding that the first one shows. */
function transcoderFor(first: Uint8Array): Transcode {
  const encoding = encodingOf(first)
  if (encoding === 'utf-8') return (chunk) => chunk
  const decoder = new TextDecoder(encoding)
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }))
}

export function writeOutput(text: string): void {
  write(process.stdout, text)
}

/** Writes, and waits for a slower reader. */
export async function writeOutputInTime(text: string): Promise<void> {
  if (text !== '' && !write(process.stdout, text)) await once(process.stdout, 'drain')
}

export function writeError(text: string): void {
  write(process.stderr, text)
}

/** Ends the command if its output can't be written; a reader that closes the pipe is no error. */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    writeError(`error: Standard output can’t be written: ${reasonOf(error)}.\n`)
    process.exit(ExitCode.systemFailed)
  })
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    // The answers are still useful: the command continues.
    process.once('exit', () => (process.exitCode = ExitCode.systemFailed))
  })
}

/** Node's stream onto a file takes a short write, as on a disk that becomes full, for a whole one. */
function write(stream: NodeJS.WriteStream & { readonly fd: number }, text: string): boolean {
  if (!fstatSync(stream.fd).isFile()) return stream.write(text)
  try {
    writeFileSync(stream.fd, text)
  } catch (error) {
    stream.emit('error', error)
  }
  return true
}

/** The name of an input in messages. */
export function displayName(file: string): string {
  return file === STANDARD_INPUT ? '<stdin>' : shownText(file)
}

function readFaultOf(error: unknown): ReadFault {
  const { code, syscall } = error as NodeJS.ErrnoException
  // Not an error of the system but of `take`.
  if (code === undefined || syscall === undefined) throw error
  if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'not-found' }
  if (code === 'EISDIR') return { code: 'not-a-file' }
  if (code === 'EACCES' || code === 'EPERM') return { code: 'not-readable' }
  return {
    code: UNFIT_NAMES.includes(code) ? 'not-opened' : 'read-failed',
    reason: reasonOf(error),
  }
}
