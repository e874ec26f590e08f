/**
 * Transposition table: what complete searches have found out about (position, moves left) pairs.
 * Searches of any levels may share it. It lives in a core of its own (`assembly/table.ts` says how)
 * together with the one search path that is worked on: the searches take turns with that.
 */
import { releaseCore, takeCore, type CoreExports } from './core'

/** A search that is worked on in turn with others. */
export interface Turn {
  /** Puts its path into the core, unless it stands there already. */
  enter(core: CoreExports): void
  /** Keeps what stands in the core. */
  leave(core: CoreExports): void
}

const BUCKET_BYTES = 64
const MAX_BUCKETS = 1 << 25
const COUNT_BYTES = 16

export class PositionTable {
  private running: CoreExports | null = null
  /** Whose path stands in the core. */
  private turn: Turn | null = null
  private readonly maxBuckets: number

  /**
   * @param maxBytes upper limit of the table's memory; the largest power of two of buckets that
   *   fits is used, at least one
   * @param withCounts whether a number of solutions is kept with each pair
   */
  constructor(
    maxBytes: number,
    private readonly withCounts = false,
  ) {
    const buckets = Math.min(MAX_BUCKETS, Math.max(1, Math.floor(maxBytes / BUCKET_BYTES)))
    this.maxBuckets = 1 << (31 - Math.clz32(buckets))
  }

  /** Its core, taken when first needed. */
  get core(): CoreExports {
    if (this.running === null) {
      this.running = takeCore()
      this.running.resetTable(this.maxBuckets, this.withCounts ? COUNT_BYTES : 0)
    }
    return this.running
  }

  get bytes(): number {
    return this.core.tableBytes()
  }

  /** The core with this path in it; the one whose turn it was is kept. */
  giveTurn(path: Turn): CoreExports {
    const { core } = this
    if (this.turn !== path) {
      this.turn?.leave(core)
      this.turn = path
      path.enter(core)
    }
    return core
  }

  /** Forgets everything and lets another table have the memory; searches that use it are over. */
  release(): void {
    if (this.running !== null) releaseCore(this.running)
    this.running = null
    this.turn = null
  }
}
