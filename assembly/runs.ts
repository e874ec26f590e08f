/** Which exchanges of a board without runs make one: for all rows of two columns at once. */
import { occupiedCells, zeroCells, Column, Marks } from './column'
import { CANDIDATES, columnOf, RUN_MAKING, WIDTH } from './frame'

/** Writes the rows of each column whose exchange makes a run. */
export function findRunMaking(frame: usize): void {
  for (let x: u32 = 0; x + 1 < WIDTH; x++) {
    const at = frame + (x << 2)
    store<u32>(at, runMakingExchanges(at), RUN_MAKING)
  }
}

/** Takes from the candidates the exchanges that make no run; whether any candidate is left. */
export function keepRunMaking(frame: usize): bool {
  let any = load<u32>(frame, CANDIDATES + 16)
  for (let x: u32 = 0; x + 1 < WIDTH; x++) {
    const at = frame + (x << 2)
    let moves = load<u32>(at, CANDIDATES)
    if (moves === 0) continue
    const exchanges = moves & occupiedCells(columnOf(frame, x + 1))
    if (exchanges !== 0) {
      moves ^= exchanges & ~runMakingExchanges(at)
      store<u32>(at, moves, CANDIDATES)
    }
    any |= moves
  }
  return any !== 0
}

/**
 * Rows in which exchanging the column at this address with its right neighbour makes a run; rows
 * without two blocks are of no meaning.
 */
function runMakingExchanges(at: usize): Marks {
  const a = load<u32>(at)
  const b = load<u32>(at, 4)
  return (
    (runsWith(b, a, load<u32>(at - 4), load<u32>(at - 8)) |
      runsWith(a, b, load<u32>(at, 8), load<u32>(at, 12))) &
    ~zeroCells(a ^ b)
  )
}

/**
 * Rows in which a block of `incoming`, put into `column` at its own height, has two equal ones
 * beside it: above, below, around it, or in the two columns on the far side.
 */
function runsWith(incoming: Column, column: Column, near: Column, far: Column): Marks {
  const above = incoming ^ (column >> 4)
  const below = incoming ^ (column << 4)
  return (
    zeroCells(above | (incoming ^ (column >> 8))) |
    zeroCells(above | below) |
    zeroCells(below | (incoming ^ (column << 8))) |
    zeroCells((incoming ^ near) | (incoming ^ far))
  )
}
