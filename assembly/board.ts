/** Moves and clears on the boards of frames. */
import {
  colourAt,
  dropOnto,
  occupiedCells,
  removeAt,
  runBottoms,
  verticalRuns,
  zeroCells,
  Column,
  Marks,
} from './column'
import { add } from './counts'
import { columnOf } from './frame'
import { oneIn } from './displacement'

export function copyBoard(from: usize, to: usize): void {
  store<u64>(to, load<u64>(from))
  store<u64>(to, load<u64>(from, 8), 8)
  store<u32>(to, load<u32>(from, 16), 16)
}

/** Makes of board `to` what `from` is after a drag at `bit` from column x to `target`, unsettled. */
export function shiftBlock(from: usize, to: usize, x: u32, target: u32, bit: u32): void {
  copyBoard(from, to)
  const column = columnOf(from, x)
  const beside = columnOf(from, target)
  const colour = colourAt(column, bit)
  const other = colourAt(beside, bit)
  if (other === 0) {
    store<u32>(to + (x << 2), removeAt(column, bit))
    store<u32>(to + (target << 2), dropOnto(beside, colour))
  } else {
    const change = (colour ^ other) << bit
    store<u32>(to + (x << 2), column ^ change)
    store<u32>(to + (target << 2), beside ^ change)
  }
}

/**
 * Whether the board has a run, when a moment ago it had none and only columns x and `target` have
 * changed since: then a vertical run can be only there.
 */
export function hasNewRun(board: usize, x: u32, target: u32): bool {
  const b = load<u32>(board, 4)
  const c = load<u32>(board, 8)
  const d = load<u32>(board, 12)
  const bc = b ^ c
  const cd = c ^ d
  // Every row run of three in five columns has a cell in the middle column.
  const rowRuns =
    (zeroCells((load<u32>(board) ^ b) | bc) |
      zeroCells(bc | cd) |
      zeroCells(cd | (d ^ load<u32>(board, 16)))) &
    occupiedCells(c)
  return (rowRuns | runBottoms(columnOf(board, x)) | runBottoms(columnOf(board, target))) !== 0
}

/** Clears and lets fall until there are no runs, and takes what is cleared from the counts. */
export function settle(board: usize): void {
  let a = load<u32>(board)
  let b = load<u32>(board, 4)
  let c = load<u32>(board, 8)
  let d = load<u32>(board, 12)
  let e = load<u32>(board, 16)
  for (;;) {
    const middle = occupiedCells(c)
    const abc = zeroCells((a ^ b) | (b ^ c)) & middle
    const bcd = zeroCells((b ^ c) | (c ^ d)) & middle
    const cde = zeroCells((c ^ d) | (d ^ e)) & middle
    const runsA = verticalRuns(a) | abc
    const runsB = verticalRuns(b) | abc | bcd
    const runsC = verticalRuns(c) | abc | bcd | cde
    const runsD = verticalRuns(d) | bcd | cde
    const runsE = verticalRuns(e) | cde
    if ((runsA | runsB | runsC | runsD | runsE) === 0) break
    a = clear(board, 0, a, runsA)
    b = clear(board, 1, b, runsB)
    c = clear(board, 2, c, runsC)
    d = clear(board, 3, d, runsD)
    e = clear(board, 4, e, runsE)
  }
  store<u32>(board, a)
  store<u32>(board, b, 4)
  store<u32>(board, c, 8)
  store<u32>(board, d, 12)
  store<u32>(board, e, 16)
}

/** Column x without its marked cells, fallen together; they are taken from the counts. */
function clear(board: usize, x: u32, column: Column, marks: Marks): Column {
  const one = oneIn(x)
  while (marks !== 0) {
    const top: u32 = 31 - clz<u32>(marks)
    add(board, colourAt(column, top), 0 - one)
    column = removeAt(column, top)
    marks ^= 1 << top
  }
  return column
}

export function isEmpty(board: usize): bool {
  return (load<u64>(board) | load<u64>(board, 8) | load<u32>(board, 16)) === 0
}

/** Renames the colours to 1, 2, 3…, as they come: the rules know no names. How many there are. */
export function recolour(board: usize): u32 {
  let names: u64 = 0
  let colours: u64 = 0
  for (let x: u32 = 0; x < 5; x++) {
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
