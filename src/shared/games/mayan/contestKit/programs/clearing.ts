/** How programs remove runs: the right way, and ways that go wrong. */
import { HEIGHT, RUN_LENGTH, WIDTH } from '../../rules/board'
import { cellAt, type Grid } from './grid'

/** Removes runs from a grid, which may have gaps; what is above does not fall yet. */
export type Clear = (grid: Grid) => boolean

/** Cells among which three equal ones in a row are a run. */
type Line = readonly number[]

const NOTHING: readonly number[] = []
const ROWS = Array.from({ length: HEIGHT }, (_, y) => rowAt(y))
const COLUMNS = Array.from({ length: WIDTH }, (_, x) => columnUpTo(x, HEIGHT))
const EVERY_THREE = [...ROWS, ...COLUMNS].flatMap(threesOf)

/** Marks all runs, then removes what is marked. */
export const clearRuns: Clear = clearLines([...ROWS, ...COLUMNS])

/** Misses runs in the rows above the fifth, as if there were as many rows as columns. */
export const clearWithoutUpperRows: Clear = clearLines([...ROWS.slice(0, WIDTH), ...COLUMNS])

/** Misses the three topmost cells of a column. */
export const clearWithoutTopRun: Clear = clearLines([
  ...ROWS,
  ...COLUMNS.map((_, x) => columnUpTo(x, HEIGHT - 1)),
])

/** All rows are one line. */
export const clearWrapping: Clear = clearLines([ROWS.flat(), ...COLUMNS])

/** Looks at the blocks of a line and not at its cells. */
export const clearAcrossGaps: Clear = (grid) => {
  const runs: number[] = []
  for (const line of [...ROWS, ...COLUMNS]) {
    const three: number[] = []
    for (const cell of line) {
      if (grid[cell] === 0) continue
      three.push(cell)
      if (three.length > RUN_LENGTH) three.shift()
      if (three.length === RUN_LENGTH && isRun(grid, three, 0)) runs.push(...three)
    }
  }
  return remove(grid, runs)
}

const clearRows = clearLines(ROWS)
const clearColumns = clearLines(COLUMNS)

/** Removes row runs before it looks for column runs. */
export const clearRowsThenColumns: Clear = (grid) => {
  const hasRows = clearRows(grid)
  return clearColumns(grid) || hasRows
}

/** Removes the three blocks it looks at, without waiting for more. */
export const clearThreeAtOnce: Clear = (grid) => {
  let hasCleared = false
  for (let at = 0; at < EVERY_THREE.length; at += RUN_LENGTH) {
    if (isRun(grid, EVERY_THREE, at)) {
      remove(grid, EVERY_THREE.slice(at, at + RUN_LENGTH))
      hasCleared = true
    }
  }
  return hasCleared
}

function clearLines(lines: readonly Line[]): Clear {
  const threes = lines.flatMap(threesOf)
  return (grid) => remove(grid, runsAmong(grid, threes))
}

/** @returns whether there is anything to remove */
function remove(grid: Grid, cells: readonly number[]): boolean {
  for (const cell of cells) grid[cell] = 0
  return cells.length > 0
}

/** The cells of those threes that are equal blocks. @param threes cells, three by three */
function runsAmong(grid: Grid, threes: readonly number[]): readonly number[] {
  let runs: readonly number[] = NOTHING
  for (let at = 0; at < threes.length; at += RUN_LENGTH) {
    if (isRun(grid, threes, at)) runs = [...runs, ...threes.slice(at, at + RUN_LENGTH)]
  }
  return runs
}

/** Whether the three at this place are equal blocks. */
function isRun(grid: Grid, threes: readonly number[], at: number): boolean {
  const colour = grid[threes[at] as number]
  return (
    colour !== 0 &&
    colour === grid[threes[at + 1] as number] &&
    colour === grid[threes[at + 2] as number]
  )
}

/** Every three neighbouring cells of a line, one three after the other. */
function threesOf(line: Line): number[] {
  return line.slice(RUN_LENGTH - 1).flatMap((_, from) => line.slice(from, from + RUN_LENGTH))
}

function rowAt(y: number): Line {
  return Array.from({ length: WIDTH }, (_, x) => cellAt(x, y))
}

function columnUpTo(x: number, height: number): Line {
  return Array.from({ length: height }, (_, y) => cellAt(x, y))
}
