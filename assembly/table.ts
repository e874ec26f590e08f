/**
 * Transposition table: what a complete search has found out about (position, moves left) pairs.
 * "Exactly n" makes the moves left part of the key: failing with three says nothing about two.
 *
 * A key is the pair itself in 128 bits (columns as numbers to base 11), so a hit is never a hash
 * collision and a full table only forgets, never lies; 128 bits of a value may follow. A bucket is
 * a cache line of four entries, or two with values: the last is always replaced, the
 * others only by what has more moves left, which was dearer to find. The table is the end of the memory
 * and grows with it in place, so that easy levels touch little of it.
 */
import { rankOf } from './column'
import { columnOf, KEY } from './frame'

const BUCKET: u32 = 64
const INITIAL_BUCKETS: u32 = 256
const PAGE: u32 = 65536
const RANKS: u64 = 19487171 // 11^7
const MOVES_LEFT: u64 = 31

/** Where the table begins: all else lies below. */
const base: u32 = 3 * PAGE

let mask: u32 = 0
let maxBuckets: u32 = 0
let entry: u32 = 16
let stored: u32 = 0
/** It grows when it holds more than this: half of its entries. */
let crowded: u32 = 0
/** Memory from here on has not been written yet. */
let cleanFrom: u32 = base

/** Empties the table. `buckets` is the most it may grow to, a power of two. */
export function resetTable(buckets: u32, valueBytes: u32): void {
  maxBuckets = buckets
  entry = 16 + valueBytes
  stored = 0
  mask = 0
  extend(min(buckets, INITIAL_BUCKETS), 0)
}

export function tableBytes(): u32 {
  return (mask + 1) * BUCKET
}

/** Writes the key of the frame's position with `left` moves (1…20) left. */
export function makeKey(frame: usize, left: u32): void {
  const middle: u32 = rankOf(columnOf(frame, 2))
  const first = (rankOf(columnOf(frame, 0)) as u64) * RANKS + rankOf(columnOf(frame, 1))
  const second = (rankOf(columnOf(frame, 3)) as u64) * RANKS + rankOf(columnOf(frame, 4))
  store<u64>(frame, (first << 15) | (middle & 0x7fff), KEY)
  store<u64>(frame, (((second << 10) | (middle >> 15)) << 5) | left, KEY + 8)
}

/** The address of the value that is kept with the frame's key, or 0. */
export function find(frame: usize): usize {
  const a = load<u64>(frame, KEY)
  const b = load<u64>(frame, KEY + 8)
  const first = bucketOf(a, b)
  for (let at = first; at < first + BUCKET; at += entry) {
    if (load<u64>(at, 8) === b && load<u64>(at) === a) return at + 16
  }
  return 0
}

/** Adds the frame's key, which is not in the table; the address for its value. */
export function add(frame: usize): usize {
  if (stored > crowded && mask + 1 < maxBuckets) grow()
  const a = load<u64>(frame, KEY)
  const b = load<u64>(frame, KEY + 8)
  const at = placeFor(a, b)
  store<u64>(at, a)
  store<u64>(at, b, 8)
  return at + 16
}

/** Makes room in the bucket of a key. */
function placeFor(a: u64, b: u64): usize {
  const first = bucketOf(a, b)
  const last = first + BUCKET - entry
  for (let at = first; at <= last; at += entry) {
    if (load<u64>(at, 8) === 0) {
      stored++
      return at
    }
  }
  const left = b & MOVES_LEFT
  for (let at = first; at < last; at += entry) {
    if ((load<u64>(at, 8) & MOVES_LEFT) > left) continue
    memory.copy(last, at, entry)
    return at
  }
  return last
}

function bucketOf(a: u64, b: u64): usize {
  let hash = (a ^ (b * 0x9e3779b97f4a7c15)) * 0xd6e8feb86659fd93
  hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93
  return base + (((hash >> 32) as u32) & mask) * BUCKET
}

/** Four times the buckets, where there is memory: the entries of one are spread over four. */
function grow(): void {
  const old = mask + 1
  if (!extend(min(maxBuckets, 4 * old), old)) {
    maxBuckets = old
    return
  }
  for (let from: u32 = base; from < base + old * BUCKET; from += BUCKET) spread(from)
}

/** What stays in a bucket moves to its front; the rest moves to the same place in other buckets. */
function spread(bucket: u32): void {
  let kept = bucket
  for (let from = bucket; from < bucket + BUCKET; from += entry) {
    const a = load<u64>(from)
    const b = load<u64>(from, 8)
    if (b === 0) return
    let to = bucketOf(a, b)
    if (to === bucket) {
      to = kept
      kept += entry
    } else {
      while (load<u64>(to, 8) !== 0) to += entry
    }
    if (to === from) continue
    memory.copy(to, from, entry)
    store<u64>(from, 0, 8)
  }
}

/** Sets the number of buckets; those from `old` on are empty. False where memory is refused. */
function extend(buckets: u32, old: u32): bool {
  const end = base + buckets * BUCKET
  const pages = (end + PAGE - 1) / PAGE
  const missing = (pages as i32) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) return false
  const from = base + old * BUCKET
  if (from < cleanFrom) memory.fill(from, 0, min(end, cleanFrom) - from)
  cleanFrom = max(cleanFrom, end)
  mask = buckets - 1
  crowded = ((BUCKET / entry) * buckets) / 2
  return true
}
