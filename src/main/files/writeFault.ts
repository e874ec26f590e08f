/** Why a write failed, as a code that the page has words for. */
import type { WriteFault, WriteRefusal } from '../../shared/library/model'

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

export function writeFailure(error: unknown): WriteRefusal {
  const { code = '' } = error as NodeJS.ErrnoException
  const message = error instanceof Error ? error.message : String(error)
  return { ok: false, code: FAULTS[code] ?? 'failed', message }
}
