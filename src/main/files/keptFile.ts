/**
 * One file that follows what is in memory: written at once; what the disk refuses is reported, retried
 * again until it succeeds, and once more before the app ends.
 */
import type { WriteRefusal } from '../../shared/library/model'
import { SerialQueue } from './concurrency'
import { writeAtomic, type WriteFile, writeFailure } from './writeAtomic'

const RETRY_MS = 3000

export interface KeptFileOptions {
  /** Hears of every refusal, and with null that nothing is unwritten any more. */
  readonly onRefusal?: (refusal: WriteRefusal | null) => void
  readonly write?: WriteFile
}

export class KeptFile {
  private readonly queue = new SerialQueue()
  private readonly onRefusal: (refusal: WriteRefusal | null) => void
  private readonly write: WriteFile
  /** What is not known to be on disk. */
  private unwritten: string | null = null
  private isRefused = false
  private isLastTryOver = false
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly path: string,
    { onRefusal = () => undefined, write = writeAtomic }: KeptFileOptions = {},
  ) {
    this.onRefusal = onRefusal
    this.write = write
  }

  /** Resolves when it is written, or was refused. */
  async put(text: string): Promise<void> {
    this.unwritten = text
    this.isLastTryOver = false
    await this.queue.run(() => this.writeUnwritten())
  }

  get isIdle(): boolean {
    return this.queue.isIdle && (this.unwritten === null || this.isLastTryOver)
  }
  /** Resolves when everything is on disk, or was refused once more. */
  async whenIdle(): Promise<void> {
    await this.queue.whenIdle()
    await this.queue.run(() => this.writeUnwritten())
    this.isLastTryOver = true
  }

  private async writeUnwritten(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const text = this.unwritten
    if (text === null) return
    try {
      await this.write(this.path, text)
      if (this.unwritten === text) this.unwritten = null
      if (this.isRefused && this.unwritten === null) this.onRefusal(null)
      this.isRefused &&= this.unwritten !== null
    } catch (error) {
      this.isRefused = true
      this.onRefusal(writeFailure(error))
      this.timer = setTimeout(() => void this.queue.run(() => this.writeUnwritten()), RETRY_MS)
      // What is left at the end is tried by `whenIdle`.
      this.timer.unref()
    }
  }
}
