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
