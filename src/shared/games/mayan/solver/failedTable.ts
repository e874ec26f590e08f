/**
 * Transposition table of failures: (position, moves left) pairs that a complete search has shown
 * to have no solution. "Exactly n" makes the moves left part of the key: failing with three moves
 * says nothing about two.
 *
 * An entry is the whole key in five 32-bit words (28 bits of cells and four spare bits, which hold
 * the moves left), so a hit is never a hash collision and a full table only forgets, never lies.
 * Buckets of two: the first keeps the entry with more moves left, which was dearer to find; the
 * second takes what comes. The table doubles while it is small, so that easy levels touch little
 * memory.
 */
const WORDS = 5
const BUCKET = 2 * WORDS
const CELL_BITS = 28
const INITIAL_BUCKETS = 1 << 9
const GROWTH = 8

/** Bytes of the smallest table: one bucket. */
export const MIN_TABLE_BYTES = BUCKET * 4

export class FailedTable {
  private words: Int32Array
  private mask: number
  private readonly maxBuckets: number
  private stored = 0

  /** @param maxBytes upper limit of the table's memory; the largest power of two that fits is used */
  constructor(maxBytes: number) {
    const buckets = Math.max(1, Math.floor(maxBytes / MIN_TABLE_BYTES))
    this.maxBuckets = 1 << Math.min(26, 31 - Math.clz32(buckets))
    const initial = Math.min(this.maxBuckets, INITIAL_BUCKETS)
    this.words = new Int32Array(initial * BUCKET)
    this.mask = initial - 1
  }

  get bytes(): number {
    return this.words.byteLength
  }

  /** Whether the columns at `offset` are known to fail with `left` moves (1…20) left. */
  has(columns: Int32Array, offset: number, left: number): boolean {
    const { words } = this
    const a = firstWord(columns[offset]!, left)
    const b = secondWord(columns[offset + 1]!, left)
    const c = columns[offset + 2]!
    const d = columns[offset + 3]!
    const e = columns[offset + 4]!
    const at = (hashOf(a, b, c, d, e) & this.mask) * BUCKET
    return (
      (words[at] === a &&
        words[at + 1] === b &&
        words[at + 2] === c &&
        words[at + 3] === d &&
        words[at + 4] === e) ||
      (words[at + 5] === a &&
        words[at + 6] === b &&
        words[at + 7] === c &&
        words[at + 8] === d &&
        words[at + 9] === e)
    )
  }

  add(columns: Int32Array, offset: number, left: number): void {
    if (this.stored > this.mask && this.mask + 1 < this.maxBuckets) this.grow()
    this.insert(
      firstWord(columns[offset]!, left),
      secondWord(columns[offset + 1]!, left),
      columns[offset + 2]!,
      columns[offset + 3]!,
      columns[offset + 4]!,
    )
  }

  private insert(a: number, b: number, c: number, d: number, e: number): void {
    const { words } = this
    const first = (hashOf(a, b, c, d, e) & this.mask) * BUCKET
    let at = first
    if (words[first] !== 0) {
      if (words[first + WORDS] === 0) this.stored++
      if (leftOf(words[first]!, words[first + 1]!) > leftOf(a, b)) at = first + WORDS
      else words.copyWithin(first + WORDS, first, first + WORDS)
    } else {
      this.stored++
    }
    words[at] = a
    words[at + 1] = b
    words[at + 2] = c
    words[at + 3] = d
    words[at + 4] = e
  }

  private grow(): void {
    const old = this.words
    const buckets = Math.min(this.maxBuckets, (this.mask + 1) * GROWTH)
    this.words = new Int32Array(buckets * BUCKET)
    this.mask = buckets - 1
    this.stored = 0
    for (let at = 0; at < old.length; at += WORDS) {
      if (old[at] !== 0) {
        this.insert(old[at]!, old[at + 1]!, old[at + 2]!, old[at + 3]!, old[at + 4]!)
      }
    }
  }
}

/** Never 0, so that 0 marks an unused entry. */
function firstWord(column: number, left: number): number {
  return column | (((left & 3) + 1) << CELL_BITS)
}

function secondWord(column: number, left: number): number {
  return column | ((left >> 2) << CELL_BITS)
}

/** Moves left of an entry, from its first two words. */
function leftOf(first: number, second: number): number {
  return ((first >>> CELL_BITS) - 1) | ((second >>> CELL_BITS) << 2)
}

function hashOf(a: number, b: number, c: number, d: number, e: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ b
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca77) ^ c
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae3d) ^ d
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f) ^ e
  hash = Math.imul(hash ^ (hash >>> 15), 0x165667b1)
  return hash ^ (hash >>> 16)
}
