/** The disk refused a change: nothing was changed. */
import type { Change, WriteFault } from '@shared/library/model'

export class WriteRefused extends Error {
  constructor(
    readonly code: WriteFault,
    message: string,
  ) {
    super(message)
  }
}

/** What is there after a change that main was asked for. */
export async function changed<T>(answer: Promise<Change<T>>): Promise<T> {
  const change = await answer
  if (!change.ok) throw new WriteRefused(change.code, change.message)
  return change.value
}
