/**
 * Counts in four limbs of 30 bits, lowest first, within `Int32Array`s: exact up to 2^120, which is
 * more than there are sequences of 20 moves (a board has at most some 40 moves, 40^20 < 2^107).
 */

/** Words that a count takes. */
export const COUNT_WORDS = 4

const LIMB_BITS = 30
const LIMB_MASK = (1 << LIMB_BITS) - 1

/** Adds one to the count that begins at `at`. */
export function addOne(to: Int32Array, at: number): void {
  for (let limb = at; ; limb++) {
    if (to[limb]! < LIMB_MASK) {
      to[limb]!++
      return
    }
    to[limb] = 0
  }
}

/** Adds the count at `source` in `from` to the one at `at` in `to`. */
export function addCount(to: Int32Array, at: number, from: Int32Array, source: number): void {
  let carry = 0
  for (let limb = 0; limb < COUNT_WORDS; limb++) {
    const sum = to[at + limb]! + from[source + limb]! + carry
    to[at + limb] = sum & LIMB_MASK
    carry = sum >>> LIMB_BITS
  }
}

export function readCount(from: Int32Array, at: number): bigint {
  let count = 0n
  for (let limb = COUNT_WORDS - 1; limb >= 0; limb--) {
    count = (count << BigInt(LIMB_BITS)) | BigInt(from[at + limb]!)
  }
  return count
}
