/**
 * Boards of a search path in one typed array, so that going deeper allocates nothing. Board p
 * starts at `boardAt(p)`; two empty columns stand on either side of its five, so that a look at
 * the neighbours needs no test for the edge.
 */
import { WIDTH } from '../board'
import { blocksOf, packStacks, unpackStacks, type Position } from '../position'
import {
  colourAt,
  dropOnto,
  occupiedCells,
  recolourAt,
  removeAt,
  removeMarked,
  runBottoms,
  verticalRuns,
  zeroCells,
} from '../column'

const MARGIN = 2
export const STRIDE = WIDTH + 2 * MARGIN

export function makeBoardStack(boards: number): Int32Array {
  return new Int32Array(boards * STRIDE)
}

export function boardAt(index: number): number {
  return index * STRIDE + MARGIN
}

/** Writes to board `to` what board `from` is after a drag of (x, y) to column `target`, unsettled. */
export function shiftBlock(
  stack: Int32Array,
  from: number,
  to: number,
  x: number,
  y: number,
  target: number,
): void {
  stack[to] = stack[from]!
  stack[to + 1] = stack[from + 1]!
  stack[to + 2] = stack[from + 2]!
  stack[to + 3] = stack[from + 3]!
  stack[to + 4] = stack[from + 4]!
  const column = stack[from + x]!
  const beside = stack[from + target]!
  const colour = colourAt(column, y)
  const other = colourAt(beside, y)
  if (other === 0) {
    stack[to + x] = removeAt(column, y)
    stack[to + target] = dropOnto(beside, colour)
  } else {
    stack[to + x] = recolourAt(column, y, other)
    stack[to + target] = recolourAt(beside, y, colour)
  }
}

/**
 * Whether the board has a run, when a moment ago it had none and only columns x and `target` have
 * changed since: then a vertical run can be only there.
 */
export function hasNewRun(stack: Int32Array, at: number, x: number, target: number): boolean {
  const b = stack[at + 1]!
  const c = stack[at + 2]!
  const d = stack[at + 3]!
  const bc = b ^ c
  const cd = c ^ d
  const rowRuns =
    (zeroCells((stack[at]! ^ b) | bc) | zeroCells(bc | cd) | zeroCells(cd | (d ^ stack[at + 4]!))) &
    occupiedCells(c)
  return (rowRuns | runBottoms(stack[at + x]!) | runBottoms(stack[at + target]!)) !== 0
}

/** Clears and lets fall until there are no runs; whether anything was cleared. */
export function settleBoard(stack: Int32Array, at: number): boolean {
  for (let cleared = false; ; cleared = true) {
    const a = stack[at]!
    const b = stack[at + 1]!
    const c = stack[at + 2]!
    const d = stack[at + 3]!
    const e = stack[at + 4]!
    // Every row run of three in five columns has a cell in the middle column.
    const middle = occupiedCells(c)
    const abc = zeroCells((a ^ b) | (b ^ c)) & middle
    const bcd = zeroCells((b ^ c) | (c ^ d)) & middle
    const cde = zeroCells((c ^ d) | (d ^ e)) & middle
    const runsA = verticalRuns(a) | abc
    const runsB = verticalRuns(b) | abc | bcd
    const runsC = verticalRuns(c) | abc | bcd | cde
    const runsD = verticalRuns(d) | bcd | cde
    const runsE = verticalRuns(e) | cde
    if ((runsA | runsB | runsC | runsD | runsE) === 0) return cleared
    stack[at] = removeMarked(a, runsA)
    stack[at + 1] = removeMarked(b, runsB)
    stack[at + 2] = removeMarked(c, runsC)
    stack[at + 3] = removeMarked(d, runsD)
    stack[at + 4] = removeMarked(e, runsE)
  }
}

export function isBoardEmpty(stack: Int32Array, at: number): boolean {
  return (stack[at]! | stack[at + 1]! | stack[at + 2]! | stack[at + 3]! | stack[at + 4]!) === 0
}

/**
 * The position's columns with its colours renamed to 1, 2, 3…: the rules know no names, and what
 * is counted for each colour is then counted for no more than there are.
 */
export function recolouredDensely(position: Position): { columns: Position; colours: number } {
  const names = [...new Set(blocksOf(position).map(({ colour }) => colour))]
  const columns = unpackStacks(position).map((stack) => stack.map((c) => names.indexOf(c) + 1))
  return { columns: packStacks(columns), colours: names.length }
}
