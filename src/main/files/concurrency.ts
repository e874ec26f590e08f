/** How much is under way at once: one thing, or several. */

/** One thing at a time, in the order it was asked for. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  get isIdle(): boolean {
    return this.waiting === 0
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++
    const result = this.last.then(work).finally(() => this.waiting--)
    this.last = result.catch(() => undefined)
    return result
  }

  /** Resolves when nothing is left to do, also of what was asked for meanwhile. */
  async whenIdle(): Promise<void> {
    while (!this.isIdle) await this.last
  }
}

/** Enough to keep a disk busy, few enough not to run out of file handles. */
const PARALLEL = 16

/**
 * `work` for each item, several at a time; results in the items' order. After the first error no
 * further item is begun; it is thrown when those under way have ended.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const errors: unknown[] = []
  const rest = items.entries()
  const runLane = async () => {
    for (const [index, item] of rest) {
      try {
        results[index] = await work(item, index)
      } catch (error) {
        errors.push(error)
      }
      if (errors.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: Math.min(PARALLEL, items.length) }, runLane))
  if (errors.length > 0) throw errors[0]
  return results
}
