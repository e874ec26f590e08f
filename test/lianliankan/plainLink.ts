/**
 * The link test as the rule reads, slow and obvious: a search over cells and the direction each is
 * entered in, by turns and then by steps. For tests and benchmarks.
 */
import { MAX_TURNS, type Cell } from '../../src/shared/games/lianliankan/rules/board'
import { isInside, tileAt, type Position } from '../../src/shared/games/lianliankan/rules/position'

const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

/** Turns and steps of the best path; null where two different cells of one type can't be linked. */
export interface PlainLink {
  readonly turns: number
  readonly steps: number
}

interface State extends Cell, PlainLink {
  readonly direction: number
}

export function plainLink(position: Position, a: Cell, b: Cell): PlainLink | null {
  const { row, column } = a
  let frontier: State[] = [0, 1, 2, 3].map((direction) => ({
    row,
    column,
    direction,
    turns: 0,
    steps: 0,
  }))
  const seen = new Map<string, number>()
  for (let turns = 0; turns <= MAX_TURNS; turns++) {
    const arrivals: PlainLink[] = []
    const turning: State[] = []
    // Dijkstra's order by steps, within one number of turns.
    for (const queue = [...frontier]; queue.length > 0;) {
      queue.sort((one, other) => one.steps - other.steps)
      const state = queue.shift() as State
      const key = `${state.row} ${state.column} ${state.direction}`
      if ((seen.get(key) ?? Infinity) <= state.steps) continue
      seen.set(key, state.steps)
      for (const direction of [1, 3]) {
        turning.push({ ...state, turns: turns + 1, direction: (state.direction + direction) % 4 })
      }
      const [dr, dc] = DIRECTIONS[state.direction] as readonly [number, number]
      const next = {
        ...state,
        row: state.row + dr,
        column: state.column + dc,
        steps: state.steps + 1,
      }
      if (next.row === b.row && next.column === b.column)
        arrivals.push({ turns, steps: next.steps })
      else if (isPassable(position, next)) queue.push(next)
    }
    const [first, ...others] = arrivals
    if (first !== undefined) {
      return others.reduce((best, link) => (link.steps < best.steps ? link : best), first)
    }
    frontier = turning
  }
  return null
}

function isPassable(position: Position, cell: Cell): boolean {
  if (isInside(position, cell)) return tileAt(position, cell) === 0
  const { rows, columns, border } = position
  const isRing = cell.row >= -1 && cell.row <= rows && cell.column >= -1 && cell.column <= columns
  return border === 'outside' && isRing
}
