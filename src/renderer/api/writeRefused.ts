/** Changes that the disk refused, completely or in part, as exceptions of the page. */
import type {
  Change,
  Library,
  LibraryChange,
  PartOfChange,
  WriteFault,
  WriteRefusal,
} from '@shared/library/model'

/** Changes of several levels, which may be done in part. */
export type ManyChange = 'trash' | 'restore' | 'emptyTrash' | 'move'

/** The part that was done. */
export interface PartDone extends Pick<PartOfChange, 'done' | 'left'> {
  readonly change: ManyChange
}

export class WriteRefused extends Error {
  constructor(
    readonly code: WriteFault,
    message: string,
    readonly part: PartDone | null = null,
  ) {
    super(message)
  }
}

/** Any failure of a write, as a refusal. */
export function refusalOf(reason: unknown): WriteRefusal {
  const isRefused = reason instanceof WriteRefused
  const message = isRefused ? reason.message : String(reason)
  return { ok: false, code: isRefused ? reason.code : 'failed', message }
}

/** The value of a change that main has made. @throws WriteRefused */
export async function unwrapChange<T>(answer: Promise<Change<T>>): Promise<T> {
  const change = await answer
  if (!change.ok) throw new WriteRefused(change.code, change.message)
  return change.value
}

/** Shows the library after a change, even if only a part was done. @throws WriteRefused */
export async function showLibraryAfter(
  change: ManyChange,
  asked: Promise<LibraryChange>,
  show: (library: Library) => void,
): Promise<void> {
  const answer = await asked
  if (answer.ok) {
    show(answer.value)
    return
  }
  const { code, message, partly } = answer
  if (partly !== null) show(partly.library)
  const part = partly === null || partly.done === 0 ? null : { ...partly, change }
  throw new WriteRefused(code, message, part)
}
