/**
 * The first four columns of a board at once, or its four borders: the operations of `column.ts` on
 * 128 bits. A border has the number of the column left of it.
 */
export type Columns = v128

export const NONE: v128 = i32x4.splat(0)
const ALL_CELLS: v128 = i32x4.splat(0x1111111)
const NUMBERS: v128 = i32x4(0, 1, 2, 3)

/** Columns 0…3 of a frame. */
export function columnsOf(frame: usize): Columns {
  return v128.load(frame)
}

/** Columns 1…4 of a frame: those right of the borders. */
export function besidesOf(frame: usize): Columns {
  return v128.shuffle<u32>(v128.load(frame), v128.load_splat<u32>(frame, 16), 1, 2, 3, 4)
}

/** All bits of `columns` columns from `first` on, which may be −1. */
export function within(first: u32, columns: u32): v128 {
  return i32x4.lt_u(i32x4.sub(NUMBERS, i32x4.splat(first)), i32x4.splat(columns))
}

/** Moves each lane to the next column; the first becomes 0. */
export function toTheRight(lanes: v128): v128 {
  return v128.shuffle<u32>(lanes, NONE, 4, 0, 1, 2)
}

/** Moves each lane to the column before; the last becomes 0. */
export function toTheLeft(lanes: v128): v128 {
  return v128.shuffle<u32>(lanes, NONE, 1, 2, 3, 4)
}

/** Marks the cells that hold a block. */
export function occupied(columns: Columns): v128 {
  const pairs = v128.or(columns, i32x4.shr_u(columns, 1))
  return v128.and(v128.or(pairs, i32x4.shr_u(pairs, 2)), ALL_CELLS)
}

/** Marks the cells that are 0. */
export function zero(columns: Columns): v128 {
  return v128.xor(occupied(columns), ALL_CELLS)
}

/** Marks the cells of a colour, not 0. */
export function cellsOfColour(columns: Columns, colour: u32): v128 {
  return zero(v128.xor(columns, i32x4.splat(colour * 0x1111111)))
}

/** All bits of the lanes where `bits` and `mask` have one in common. */
export function lanesWith(bits: v128, mask: v128): v128 {
  return i32x4.ne(v128.and(bits, mask), NONE)
}

/** Marks the cells in vertical runs of three or more. */
export function verticalRunsIn(columns: Columns): v128 {
  const differs = v128.or(
    v128.xor(columns, i32x4.shr_u(columns, 4)),
    v128.xor(columns, i32x4.shr_u(columns, 8)),
  )
  const bottoms = v128.and(zero(differs), occupied(columns))
  return v128.or(bottoms, v128.or(i32x4.shl(bottoms, 4), i32x4.shl(bottoms, 8)))
}

/** The rows in which columns 0, 1, 2 hold the same; 1, 2, 3; 2, 3, 4. The last lane is 0. */
export function rowRunsIn(columns: Columns, besides: Columns): v128 {
  const differs = v128.xor(columns, besides)
  const next = v128.shuffle<u32>(differs, i32x4.splat(-1), 1, 2, 3, 4)
  return v128.and(zero(v128.or(differs, next)), occupied(columns))
}

/**
 * The columns without their marked cells, fallen together: each cell sinks by the number of marks
 * below it, a power of two at a time.
 */
export function withoutMarked(columns: Columns, marks: v128): Columns {
  const gone = wholeCells(marks)
  let rest = v128.andnot(columns, gone)
  let sinks = i32x4.add(marks, i32x4.shl(marks, 4))
  sinks = i32x4.add(sinks, i32x4.shl(sinks, 8))
  sinks = v128.andnot(i32x4.add(sinks, i32x4.shl(sinks, 16)), gone)
  const byOne = wholeCells(v128.and(sinks, ALL_CELLS))
  rest = sunk(rest, byOne, 4)
  sinks = sunk(sinks, byOne, 4)
  const byTwo = wholeCells(v128.and(i32x4.shr_u(sinks, 1), ALL_CELLS))
  rest = sunk(rest, byTwo, 8)
  sinks = sunk(sinks, byTwo, 8)
  const byFour = wholeCells(v128.and(i32x4.shr_u(sinks, 2), ALL_CELLS))
  return sunk(rest, byFour, 16)
}

/** All bits of the marked cells. */
function wholeCells(marks: v128): v128 {
  return i32x4.sub(i32x4.shl(marks, 4), marks)
}

/** The cells with the masked ones shifted down by a number of bits. */
function sunk(cells: v128, mask: v128, bits: i32): v128 {
  return v128.or(v128.andnot(cells, mask), i32x4.shr_u(v128.and(cells, mask), bits))
}

/** How many cells of each column are marked. */
export function marksIn(marks: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(marks)))
}

/** The sum of the lanes. */
export function sumOf(lanes: v128): u32 {
  const pairs = i32x4.add(lanes, v128.shuffle<u32>(lanes, lanes, 2, 3, 0, 1))
  return i32x4.extract_lane(pairs, 0) + i32x4.extract_lane(pairs, 1)
}
