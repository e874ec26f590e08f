/**
 * Transposition table: what a complete search has found out about (position, moves left) pairs.
 * "Exactly n" makes the moves left part of the key: failing with three says nothing about two.
 *
 * An entry is the whole key in five 32-bit words (28 bits of cells and four spare bits, which hold
 * the moves left), so a hit is never a hash collision and a full table only forgets, never lies;
 * words of a value may follow. A bucket is one cache line (two for larger entries) of two or three
 * entries: the last is taken by whatever comes, the others by what has more moves left, which was
 * dearer to find. The table grows while it is small, so that easy levels touch little memory.
 */
const KEY_WORDS = 5
const CELL_BITS = 28
const INITIAL_BUCKETS = 1 << 8
const GROWTH = 4
const BYTES_PER_WORD = 4
const LINE_WORDS = 16

export const NOT_FOUND = -1

export class PositionTable {
  /** Entries; a value begins where `find` and `add` say, until the next `add`. */
  words: Int32Array

  private mask: number
  private stored = 0
  private readonly entry: number
  private readonly bucket: number
  /** Words of a bucket that hold entries. */
  private readonly used: number
  private readonly maxBuckets: number

  /**
   * @param maxBytes upper limit of the table's memory; the largest power of two of buckets that
   *   fits is used, at least one
   * @param valueWords 32-bit words that each entry has for a value
   */
  constructor(maxBytes: number, valueWords = 0) {
    this.entry = KEY_WORDS + valueWords
    this.bucket = LINE_WORDS * (2 * this.entry <= LINE_WORDS ? 1 : 2)
    this.used = this.entry * Math.floor(this.bucket / this.entry)
    const buckets = Math.max(1, Math.floor(maxBytes / (this.bucket * BYTES_PER_WORD)))
    this.maxBuckets = 1 << Math.min(26, 31 - Math.clz32(buckets))
    const initial = Math.min(this.maxBuckets, INITIAL_BUCKETS)
    this.words = new Int32Array(initial * this.bucket)
    this.mask = initial - 1
  }

  get bytes(): number {
    return this.words.byteLength
  }

  /**
   * Where the value begins of the five columns at `offset` with `left` moves (1…20) left, or
   * `NOT_FOUND`.
   */
  find(columns: Int32Array, offset: number, left: number): number {
    const { words, entry } = this
    const a = firstWord(columns[offset]!, left)
    const b = secondWord(columns[offset + 1]!, left)
    const c = columns[offset + 2]!
    const d = columns[offset + 3]!
    const e = columns[offset + 4]!
    const first = (hashOf(a, b, c, d, e) & this.mask) * this.bucket
    for (let at = first, end = first + this.used; at < end; at += entry) {
      if (
        words[at] === a &&
        words[at + 1] === b &&
        words[at + 2] === c &&
        words[at + 3] === d &&
        words[at + 4] === e
      ) {
        return at + KEY_WORDS
      }
    }
    return NOT_FOUND
  }

  /** Adds a pair that is not in the table; where its value is to be written. */
  add(columns: Int32Array, offset: number, left: number): number {
    if (this.stored > 2 * this.mask && this.mask + 1 < this.maxBuckets) this.grow()
    const a = firstWord(columns[offset]!, left)
    const b = secondWord(columns[offset + 1]!, left)
    const c = columns[offset + 2]!
    const d = columns[offset + 3]!
    const e = columns[offset + 4]!
    const at = this.placeFor(a, b, c, d, e)
    const { words } = this
    words[at] = a
    words[at + 1] = b
    words[at + 2] = c
    words[at + 3] = d
    words[at + 4] = e
    return at + KEY_WORDS
  }

  /** Makes room in the bucket of a key. */
  private placeFor(a: number, b: number, c: number, d: number, e: number): number {
    const { words, entry } = this
    const first = (hashOf(a, b, c, d, e) & this.mask) * this.bucket
    const last = first + this.used - entry
    const left = leftOf(a, b)
    for (let at = first; at <= last; at += entry) {
      if (words[at] === 0) {
        this.stored++
        return at
      }
    }
    for (let at = first; at < last; at += entry) {
      if (leftOf(words[at]!, words[at + 1]!) > left) continue
      for (let word = 0; word < entry; word++) words[last + word] = words[at + word]!
      return at
    }
    return last
  }

  private grow(): void {
    const { words: old, entry } = this
    const buckets = Math.min(this.maxBuckets, (this.mask + 1) * GROWTH)
    this.words = new Int32Array(buckets * this.bucket)
    this.mask = buckets - 1
    this.stored = 0
    for (let bucket = 0; bucket < old.length; bucket += this.bucket) {
      for (let from = bucket; from < bucket + this.used && old[from] !== 0; from += entry) {
        const to = this.placeFor(
          old[from]!,
          old[from + 1]!,
          old[from + 2]!,
          old[from + 3]!,
          old[from + 4]!,
        )
        for (let word = 0; word < entry; word++) this.words[to + word] = old[from + word]!
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
