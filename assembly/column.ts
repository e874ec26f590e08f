/**
 * A column packed into one 32-bit integer, as in `src/shared/games/mayan/rules/column.ts`: seven 4-bit
 * cells, the bottom one lowest, 0 for empty. Marks have the lowest bit of each marked cell set.
 */
const ALL_CELLS: u32 = 0x1111111

export type Column = u32
export type Marks = u32

/** Marks the cells that hold a block. */
export function occupiedCells(column: Column): Marks {
  const pairs = column | (column >> 1)
  return (pairs | (pairs >> 2)) & ALL_CELLS
}

/** Marks the cells that are 0, as where two columns' exclusive or says they are equal. */
export function zeroCells(column: Column): Marks {
  return occupiedCells(column) ^ ALL_CELLS
}

/** Marks the cells of a colour, not 0. */
export function cellsOf(column: Column, colour: u32): Marks {
  return zeroCells(column ^ (colour * ALL_CELLS))
}

/** The colour of the cell whose lowest bit is `bit`, or 0. */
export function colourAt(column: Column, bit: u32): u32 {
  return (column >> bit) & 0xf
}

/** The column without the cell at `bit`; what was above it sinks by one. */
export function removeAt(column: Column, bit: u32): Column {
  const below: u32 = (1 << bit) - 1
  return (column & below) | ((column >> 4) & ~below)
}

/** The column, at most six high, with one more block on top. */
export function dropOnto(column: Column, colour: u32): Column {
  const height = (35 - clz<u32>(column)) & ~3
  return column | (colour << height)
}

/** Marks the cells that equal the two above them. */
export function runBottoms(column: Column): Marks {
  return zeroCells((column ^ (column >> 4)) | (column ^ (column >> 8))) & occupiedCells(column)
}

/** Marks the cells in vertical runs of three or more. */
export function verticalRuns(column: Column): Marks {
  const bottoms = runBottoms(column)
  return bottoms | (bottoms << 4) | (bottoms << 8)
}

/** The column without its marked cells, fallen together. */
export function withoutMarkedCells(column: Column, marks: Marks): Column {
  while (marks !== 0) {
    const top: u32 = 31 - clz<u32>(marks)
    column = removeAt(column, top)
    marks ^= 1 << top
  }
  return column
}

/** The number of the column among all that there are, below 11^7: its cells as digits, base 11. */
export function rankOf(column: Column): u32 {
  const pairs = (column & 0x0f0f0f0f) + ((column >> 4) & 0x0f0f0f0f) * 11
  const quads = (pairs & 0x00ff00ff) + ((pairs >> 8) & 0x00ff00ff) * 121
  return (quads & 0xffff) + (quads >> 16) * 14641
}
