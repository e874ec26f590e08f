/** Changes of several levels of which the system refuses some: what could be done stays done. */
import { inParallel } from '../files/concurrency'

/** Thrown where it is so; the library as it is known then is what is on disk. */
export class PartlyRefused extends Error {
  constructor(
    /** Levels to which it has happened; it may be none. */
    readonly done: number,
    /** Levels that are as they were. */
    readonly left: number,
    /** What the system said first. */
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
  }
}

export interface Outcome<T> {
  readonly done: readonly T[]
  /** As they were: refused, or not begun. */
  readonly left: readonly T[]
  /** Why; of no meaning where nothing is left. */
  readonly refusal: unknown
}

/** `work` for each item, several at a time, until the first one is refused. */
export async function asFarAsPossible<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<Outcome<T>> {
  const done = new Set<T>()
  const refusal: unknown = await inParallel(items, async (item) => {
    await work(item)
    done.add(item)
  }).then(
    () => null,
    (error: unknown) => error,
  )
  return { done: [...done], left: items.filter((item) => !done.has(item)), refusal }
}
