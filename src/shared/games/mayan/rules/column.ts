/**
 * A column packed into one 32-bit integer: seven 4-bit cells, the bottom one in the lowest bits,
 * 0 for empty. Gravity keeps it gap-free, so the highest set bit gives the height, and dropping,
 * exchanging and finding runs are mask operations on whole columns.
 *
 * A *mark set* has the lowest bit of each marked cell's nibble set (a subset of `ALL_CELLS`).
 */
import { HEIGHT } from './board'

export type Column = number
export type Marks = number

const BITS_PER_CELL = 4
const CELL_MASK = 0xf
const ALL_CELLS = 0x1111111

/** Blocks in a column, 0 to 7. */
export function heightOf(column: Column): number {
  return (35 - Math.clz32(column)) >> 2
}

/** The colour at height y, or 0. */
export function colourAt(column: Column, y: number): number {
  return (column >>> (y * BITS_PER_CELL)) & CELL_MASK
}

/** The column without the cell at height y; what was above it sinks by one. */
export function removeAt(column: Column, y: number): Column {
  const below = (1 << (y * BITS_PER_CELL)) - 1
  return (column & below) | ((column >>> BITS_PER_CELL) & ~below)
}

/** The column with another colour at height y, which must be below its height. */
export function recolourAt(column: Column, y: number, colour: number): Column {
  const shift = y * BITS_PER_CELL
  return (column & ~(CELL_MASK << shift)) | (colour << shift)
}

/** The column, at most six high, with one more block on top. */
export function dropOnto(column: Column, colour: number): Column {
  return column | (colour << (heightOf(column) * BITS_PER_CELL))
}

/** Marks the cells of a colour, 1…10. */
export function cellsOf(column: Column, colour: number): Marks {
  return zeroCells(column ^ (colour * ALL_CELLS))
}

/** Marks the cells that hold the same block colour in both columns. */
export function equalCells(a: Column, b: Column): Marks {
  return zeroCells(a ^ b) & occupiedCells(a)
}

/** Marks the cells in vertical runs of three or more. */
export function verticalRuns(column: Column): Marks {
  const bottoms = runBottoms(column)
  return bottoms | (bottoms << BITS_PER_CELL) | (bottoms << (2 * BITS_PER_CELL))
}

/** Marks the cells that equal the two above them. */
export function runBottoms(column: Column): Marks {
  const differs =
    (column ^ (column >>> BITS_PER_CELL)) | (column ^ (column >>> (2 * BITS_PER_CELL)))
  return zeroCells(differs) & occupiedCells(column)
}

/** The column without its marked cells, fallen together. */
export function removeMarked(column: Column, marks: Marks): Column {
  let rest = column
  for (let left = marks; left !== 0;) {
    const top = 31 - Math.clz32(left)
    const below = (1 << top) - 1
    rest = (rest & below) | ((rest >>> BITS_PER_CELL) & ~below)
    left ^= 1 << top
  }
  return rest
}

/** The heights of the marked cells, ascending. */
export function markedHeights(marks: Marks): number[] {
  const heights: number[] = []
  for (let y = 0; y < HEIGHT; y++) {
    if (marks & (1 << (y * BITS_PER_CELL))) heights.push(y)
  }
  return heights
}

/** A column of these colours, from below; 0 is an empty cell. */
export function packColumn(colours: readonly number[]): Column {
  return colours.reduce((column, colour, y) => column | (colour << (y * BITS_PER_CELL)), 0)
}

/** Colours from the bottom up. */
export function unpackColumn(column: Column): number[] {
  return Array.from({ length: heightOf(column) }, (_, y) => colourAt(column, y))
}

/** Marks the cells that hold a block. */
export function occupiedCells(column: Column): Marks {
  const pairs = column | (column >>> 1)
  return (pairs | (pairs >>> 2)) & ALL_CELLS
}

/** Marks the cells that are 0, as where two columns' exclusive or says they are equal. */
export function zeroCells(column: Column): Marks {
  const pairs = column | (column >>> 1)
  return ~(pairs | (pairs >>> 2)) & ALL_CELLS
}
