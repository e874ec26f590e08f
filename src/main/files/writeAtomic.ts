/**
 * Writes a file whole or not at all: temporary file in the same folder, fsync, rename; the mode is
 * kept and a symlink stays one. The content is written here and not by write-file-atomic, which
 * takes a short write for a whole one: on a full disk it would put half a file in place.
 */
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import writeFileAtomic from 'write-file-atomic'
import { makeFolder } from './folders'
import type { WriteFault, WriteRefusal } from '../../shared/library/model'

/**
 * @param beforeCommit runs when the new content is safe on disk and the old one still in place: what
 *   has to be written first is written here; by throwing it keeps the old content
 */
export type WriteFile = (
  path: string,
  content: string | Uint8Array,
  beforeCommit?: () => Promise<void>,
) => Promise<void>

/** What write-file-atomic leaves behind when the process is killed. A date is no such number. */
const TEMPORARY_NAME = /\.json\.(?!(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$)\d{1,10}$/

export function isTemporaryName(name: string): boolean {
  return TEMPORARY_NAME.test(name)
}

export const writeAtomic: WriteFile = async (path, content, beforeCommit) => {
  await makeFolder(dirname(path))
  await withPatience(() =>
    writeFileAtomic(path, '', {
      fsync: false,
      tmpfileCreated: async (temporary) => {
        await writeWhole(temporary, content)
        await beforeCommit?.()
      },
    }),
  )
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** On Windows a virus scanner may hold a file for a moment. */
async function withPatience(write: () => Promise<void>): Promise<void> {
  const waits = process.platform === 'win32' ? [20, 100, 500] : []
  for (const wait of waits) {
    try {
      await write()
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error
      await delay(wait)
    }
  }
  await write()
}

const FAULTS: Readonly<Record<string, WriteFault>> = {
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
  EROFS: 'read-only',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
}

/** Whether it is the system that refused something, and no fault of ours. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string'
}

/** Why a write failed, as a code that the page has words for. */
export function writeFailure(error: unknown): WriteRefusal {
  const { code = '' } = error as NodeJS.ErrnoException
  const message = error instanceof Error ? error.message : String(error)
  return { ok: false, code: FAULTS[code] ?? 'failed', message }
}
