/** Moves and clears on the boards of frames. */
import {
  colourAt,
  dropOnto,
  removeAt,
  runBottoms,
  verticalRuns,
  withoutMarkedCells,
  Column,
} from './column'
import {
  besidesOf,
  columnsOf,
  rowRunsIn,
  toTheRight,
  verticalRunsIn,
  within,
  withoutMarked,
} from './columns'
import { columnOf, LAST_COLUMN } from './frame'

const LAST: u32 = 4

/** Makes of board `to` what `from` is after a drag at `bit` from column x to `target`, unsettled. */
export function shiftBlock(from: usize, to: usize, x: u32, target: u32, bit: u32): void {
  const column = columnOf(from, x)
  const beside = columnOf(from, target)
  const colour = colourAt(column, bit)
  const other = colourAt(beside, bit)
  let changed = column
  let besideChanged = beside
  if (other === 0) {
    changed = removeAt(column, bit)
    besideChanged = dropOnto(beside, colour)
  } else {
    const change = (colour ^ other) << bit
    changed ^= change
    besideChanged ^= change
  }
  const columns = v128.bitselect(i32x4.splat(changed), columnsOf(from), within(x, 1))
  v128.store(to, v128.bitselect(i32x4.splat(besideChanged), columns, within(target, 1)))
  let last = load<u32>(from, LAST_COLUMN)
  if (x === LAST) last = changed
  if (target === LAST) last = besideChanged
  store<u32>(to, last, LAST_COLUMN)
}

/**
 * Whether the board has a run, when a moment ago it had none and only columns x and `target` have
 * changed since: then a vertical run can be only there.
 */
export function hasNewRun(board: usize, x: u32, target: u32): bool {
  if ((runBottoms(columnOf(board, x)) | runBottoms(columnOf(board, target))) !== 0) return true
  return v128.any_true(rowRunsIn(columnsOf(board), besidesOf(board)))
}

/** Clears and lets fall until there are no runs. */
export function settle(board: usize): void {
  let columns = columnsOf(board)
  let last: Column = load<u32>(board, LAST_COLUMN)
  for (;;) {
    const besides = v128.shuffle<u32>(columns, i32x4.splat(last), 1, 2, 3, 4)
    const rows = rowRunsIn(columns, besides)
    const next = toTheRight(rows)
    const marks = v128.or(v128.or(verticalRunsIn(columns), rows), v128.or(next, toTheRight(next)))
    const lastMarks = verticalRuns(last) | i32x4.extract_lane(rows, 2)
    if (lastMarks === 0 && !v128.any_true(marks)) break
    columns = withoutMarked(columns, marks)
    if (lastMarks !== 0) last = withoutMarkedCells(last, lastMarks)
  }
  v128.store(board, columns)
  store<u32>(board, last, LAST_COLUMN)
}

export function isEmpty(board: usize): bool {
  return load<u32>(board, LAST_COLUMN) === 0 && !v128.any_true(columnsOf(board))
}

/** Renames the colours to 1, 2, 3…, as they come: the rules know no names. How many there are. */
export function recolour(board: usize): u32 {
  let names: u64 = 0
  let colours: u64 = 0
  for (let x: u32 = 0; x <= LAST; x++) {
    const column = columnOf(board, x)
    let renamed: u32 = 0
    for (let bit: u32 = 0; column >> bit !== 0; bit += 4) {
      const place: u64 = colourAt(column, bit) << 2
      if (((names >> place) & 0xf) === 0) names |= ++colours << place
      renamed |= (((names >> place) & 0xf) as u32) << bit
    }
    store<u32>(board + (x << 2), renamed)
  }
  return colours as u32
}
