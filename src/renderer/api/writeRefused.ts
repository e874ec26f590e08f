/** The disk refused a change: nothing was changed, or only a part. */
import type {
  Change,
  Library,
  LibraryChange,
  PartOfChange,
  WriteFault,
  WriteRefusal,
} from '@shared/library/model'

/** Changes that may be done in part: what they do to levels. */
export type ManyChange = 'trash' | 'restore' | 'emptyTrash' | 'move'

/** What could be done all the same. */
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

/** Whatever went wrong when something was to be written. */
export function refusalOf(reason: unknown): WriteRefusal {
  const isRefused = reason instanceof WriteRefused
  const message = isRefused ? reason.message : String(reason)
  return { ok: false, code: isRefused ? reason.code : 'failed', message }
}

/** What is there after a change that main was asked for. */
export async function changed<T>(answer: Promise<Change<T>>): Promise<T> {
  const change = await answer
  if (!change.ok) throw new WriteRefused(change.code, change.message)
  return change.value
}

/** Shows the library as it is after a change, also where only a part of it could be done. */
export async function showChanged(
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
