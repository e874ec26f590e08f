/** A board as a contestant has it: an array of cells, with gaps while blocks fall. */
import { HEIGHT, WIDTH } from '../../rules/board'
import { perColumn, unpackStacks, type Position } from '../../rules/position'

/** The colour of each cell, column after column from the bottom up; 0 for empty. */
export type Grid = Uint8Array

const CELLS = WIDTH * HEIGHT

/** The index of a cell: column by column from the left, each from below. */
export function cellAt(x: number, y: number): number {
  return x * HEIGHT + y
}

/** The position as an array of colours, 0 for an empty cell. */
export function gridOf(position: Position): Grid {
  const grid = new Uint8Array(CELLS)
  for (const [x, stack] of unpackStacks(position).entries()) grid.set(stack, cellAt(x, 0))
  return grid
}

/** Of a grid without gaps. */
export function positionOf(grid: Grid): Position {
  return perColumn((x) => {
    let column = 0
    for (let y = HEIGHT - 1; y >= 0; y--) column = (column << 4) | (grid[cellAt(x, y)] as number)
    return column
  })
}

/** Whether no block is left. */
export function isCleared(grid: Grid): boolean {
  return grid.every((colour) => colour === 0)
}

/** Exchanges two cells, by index, in place. */
export function exchange(grid: Grid, a: number, b: number): void {
  const colour = grid[a] as number
  grid[a] = grid[b] as number
  grid[b] = colour
}

/** Lets every block fall as far as it can. @returns whether any did */
export function fall(grid: Grid): boolean {
  let hasFallen = false
  for (let bottom = 0; bottom < CELLS; bottom += HEIGHT) {
    let free = bottom
    for (let cell = bottom; cell < bottom + HEIGHT; cell++) {
      if (grid[cell] === 0) continue
      if (free !== cell) {
        exchange(grid, free, cell)
        hasFallen = true
      }
      free++
    }
  }
  return hasFallen
}

/** Lets every block above a gap fall by one cell. @returns whether any did */
export function fallByOne(grid: Grid): boolean {
  let hasFallen = false
  for (let bottom = 0; bottom < CELLS; bottom += HEIGHT) {
    let hasGap = false
    for (let cell = bottom; cell < bottom + HEIGHT; cell++) {
      if (grid[cell] === 0) hasGap = true
      else if (hasGap) {
        exchange(grid, cell - 1, cell)
        hasFallen = true
      }
    }
  }
  return hasFallen
}
