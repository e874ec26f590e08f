/**
 * The one way to write a file in the terminal. Reasons against it are found before any work: a file
 * that is read is never written, under any name or link; one of another kind only with `--force`; and
 * nothing if writing is bound to fail. The file is written whole or not at all.
 */
import { constants, fstatSync, type BigIntStats } from 'node:fs'
import { access, open, stat, writeFile } from 'node:fs/promises'
import { writeAtomic } from '../../main/files/writeAtomic'
import { err, ok, type Result } from '../../shared/result'
import { reasonOf } from './exitCode'
import { accessParent, existingAt } from './outputPlace'
import { STANDARD_INPUT } from './streams'

/** `reason`: the system's own words. */
export type OutputFault =
  | {
      readonly code:
        'output-is-read' | 'output-is-stream' | 'output-is-folder' | 'output-of-another-kind'
    }
  | { readonly code: 'output-not-writable' | 'write-failed'; readonly reason: string }

export interface OutputRules {
  /** What the command reads, `-` among it. */
  readonly inputs: readonly string[]
  /** Whether text is of the kind that is written, by how it begins. */
  readonly isOwnKind: (beginning: string) => boolean
  /** Whether a file of another kind is replaced, too. */
  readonly force?: boolean
}

export interface OutputFile {
  /** Nothing is changed where it fails. The rules are checked again. */
  write(content: string): Promise<OutputFault | null>
}

const BEGINNING_BYTES = 512

/** To be called before any work; the work is done between this and `write`. */
export async function prepareOutput(
  path: string,
  rules: OutputRules,
): Promise<Result<OutputFile, OutputFault>> {
  const fault = await faultOf(path, rules)
  if (fault !== null) return err(fault)
  return ok({ write: (content) => writeUnlessForbidden(path, content, rules) })
}

async function writeUnlessForbidden(
  path: string,
  content: string,
  rules: OutputRules,
): Promise<OutputFault | null> {
  const fault = await faultOf(path, rules)
  if (fault !== null) return fault
  try {
    const existing = await stat(path).catch(() => null)
    // A pipe or a device is written to, not replaced.
    const isReplaced = existing === null || existing.isFile()
    await (isReplaced ? writeAtomic(path, content) : writeFile(path, content))
    return null
  } catch (error) {
    return { code: 'write-failed', reason: reasonOf(error) }
  }
}

async function faultOf(path: string, rules: OutputRules): Promise<OutputFault | null> {
  try {
    const existing = await existingAt(path)
    if (existing === null) {
      await accessParent(path)
      return null
    }
    if (existing.isDirectory()) return { code: 'output-is-folder' }
    if (!existing.isFile()) return null
    const used = await Promise.all(rules.inputs.map(identityOf))
    if (used.some((input) => isSameFile(input, existing))) return { code: 'output-is-read' }
    if ([1, 2].some((stream) => isSameFile(fstatSync(stream, { bigint: true }), existing))) {
      return { code: 'output-is-stream' }
    }
    await access(path, constants.W_OK)
    const isKind = rules.force === true || existing.size === 0n || (await isOfKind(path, rules))
    return isKind ? null : { code: 'output-of-another-kind' }
  } catch (error) {
    return { code: 'output-not-writable', reason: reasonOf(error) }
  }
}

function identityOf(input: string): Promise<BigIntStats | null> | BigIntStats {
  return input === STANDARD_INPUT ? fstatSync(0, { bigint: true }) : existingAt(input)
}

function isSameFile(a: BigIntStats | null, b: BigIntStats): boolean {
  return a !== null && a.dev === b.dev && a.ino === b.ino
}

async function isOfKind(path: string, { isOwnKind }: OutputRules): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0)
    return isOwnKind(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await file.close()
  }
}
