/**
 * The unpruned search every contestant writes first: all moves in the contest's order, no table,
 * no bounds; only the leftward drag onto a block is left out, which never sorts first.
 */
import { gridOf, isLegalMove, playMove, type Grid, type ReferenceMove } from './rules'

export interface PlainResult {
  /** The smallest solution, or null when there is none. */
  readonly moves: ReferenceMove[] | null
  /** Positions reached by a move, the start not counted. */
  readonly nodes: number
}

export function plainSearch(stacks: readonly (readonly number[])[], steps: number): PlainResult {
  let nodes = 0
  const path: ReferenceMove[] = []
  const search = (grid: Grid, left: number): boolean => {
    if (left === 0) return isCleared(grid)
    for (const move of movesOf(grid)) {
      nodes++
      path.push(move)
      if (search(playMove(grid, move), left - 1)) return true
      path.pop()
    }
    return false
  }
  const found = search(gridOf(stacks), steps)
  return { moves: found ? [...path] : null, nodes }
}

export function isCleared(grid: Grid): boolean {
  return grid.every((column) => column.every((colour) => colour === 0))
}

export function movesOf(grid: Grid): ReferenceMove[] {
  const moves: ReferenceMove[] = []
  for (const [x, column] of grid.entries()) {
    for (const y of column.keys()) {
      for (const g of [1, -1] as const) {
        const ontoBlock = (grid[x + g]?.[y] ?? 0) !== 0
        if (isLegalMove(grid, { x, y, g }) && !(g === -1 && ontoBlock)) moves.push({ x, y, g })
      }
    }
  }
  return moves
}

/** How many solutions of exactly `steps` moves there are, an exchange counted once. */
export function countSolutions(stacks: readonly (readonly number[])[], steps: number): number {
  const count = (grid: Grid, left: number): number => {
    if (left === 0) return isCleared(grid) ? 1 : 0
    return movesOf(grid).reduce((sum, move) => sum + count(playMove(grid, move), left - 1), 0)
  }
  return count(gridOf(stacks), steps)
}
