/**
 * The rules once more, slowly and obviously, on a plain grid: what the packed board is tested
 * against. Follows `spec` order word for word; shares no code with the fast implementation.
 */

/** grid[x][y], 0 for empty. */
export type Grid = number[][]

const WIDTH = 5
const HEIGHT = 7

export interface ReferenceMove {
  x: number
  y: number
  g: 1 | -1
}

export function gridOf(stacks: readonly (readonly number[])[]): Grid {
  return Array.from({ length: WIDTH }, (_, x) =>
    Array.from({ length: HEIGHT }, (_, y) => stacks[x]?.[y] ?? 0),
  )
}

export function stacksOf(grid: Grid): number[][] {
  return grid.map((column) => column.filter((colour) => colour !== 0))
}

export function isLegalMove(grid: Grid, { x, y, g }: ReferenceMove): boolean {
  return at(grid, x, y) !== 0 && x + g >= 0 && x + g < WIDTH
}

/** The settled grid after a legal move; `onClear` hears the cells of each link of the chain. */
export function playMove(
  before: Grid,
  { x, y, g }: ReferenceMove,
  onClear: (cells: [number, number][]) => void = () => undefined,
): Grid {
  const grid = before.map((column) => [...column])
  const moving = at(grid, x, y)
  const beside = at(grid, x + g, y)
  put(grid, x, y, beside)
  put(grid, x + g, y, moving)
  letFall(grid)
  for (;;) {
    const marked = markRuns(grid)
    if (marked.length === 0) return grid
    onClear(marked)
    for (const [mx, my] of marked) put(grid, mx, my, 0)
    letFall(grid)
  }
}

/** Every cell that lies in three or more equal ones side by side or one above the other. */
export function markRuns(grid: Grid): [number, number][] {
  const marked: [number, number][] = []
  for (let x = 0; x < WIDTH; x++) {
    for (let y = 0; y < HEIGHT; y++) {
      const inTriple = (dx: number, dy: number) =>
        [0, 1, 2].some((back) =>
          [0, 1, 2].every(
            (i) => at(grid, x + (i - back) * dx, y + (i - back) * dy) === at(grid, x, y),
          ),
        )
      if (at(grid, x, y) !== 0 && (inTriple(1, 0) || inTriple(0, 1))) marked.push([x, y])
    }
  }
  return marked
}

function letFall(grid: Grid): void {
  for (let x = 0; x < WIDTH; x++) {
    const blocks = (grid[x] ?? []).filter((colour) => colour !== 0)
    for (let y = 0; y < HEIGHT; y++) put(grid, x, y, blocks[y] ?? 0)
  }
}

function at(grid: Grid, x: number, y: number): number {
  return grid[x]?.[y] ?? 0
}

function put(grid: Grid, x: number, y: number, colour: number): void {
  const column = grid[x]
  if (column) column[y] = colour
}
