/** Which exchanges of a board without runs make one: for all rows of all borders at once. */
import { besidesOf, columnsOf, occupied, toTheLeft, toTheRight, zero, Columns } from './columns'
import { CANDIDATES, RUN_MAKING } from './frame'

/** Writes the rows of each column whose exchange makes a run. */
export function findRunMaking(frame: usize): void {
  v128.store(frame, runMakingExchanges(frame), RUN_MAKING)
}

/** Takes from the candidates the exchanges that make no run; whether any candidate is left. */
export function keepRunMaking(frame: usize): bool {
  const moves = v128.load(frame, CANDIDATES)
  const exchanges = v128.and(moves, occupied(besidesOf(frame)))
  const silent = v128.andnot(exchanges, runMakingExchanges(frame))
  const kept = v128.xor(moves, silent)
  v128.store(frame, kept, CANDIDATES)
  return v128.any_true(kept) || load<u32>(frame, CANDIDATES + 16) !== 0
}

/** Rows of each border whose exchange makes a run; rows without two blocks are of no meaning. */
function runMakingExchanges(frame: usize): v128 {
  const a = columnsOf(frame)
  const b = besidesOf(frame)
  const before = toTheRight(a)
  const after = toTheLeft(b)
  const runs = v128.or(
    runsWith(b, a, before, toTheRight(before)),
    runsWith(a, b, after, toTheLeft(after)),
  )
  return v128.andnot(runs, zero(v128.xor(a, b)))
}

/**
 * Rows in which a block of `incoming`, put into `column` at its own height, has two equal ones
 * beside it: above, below, around it, or in the two columns on the far side.
 */
function runsWith(incoming: Columns, column: Columns, near: Columns, far: Columns): v128 {
  const above = v128.xor(incoming, i32x4.shr_u(column, 4))
  const below = v128.xor(incoming, i32x4.shl(column, 4))
  const above2 = v128.xor(incoming, i32x4.shr_u(column, 8))
  const below2 = v128.xor(incoming, i32x4.shl(column, 8))
  const vertical = v128.or(
    v128.or(zero(v128.or(above, above2)), zero(v128.or(above, below))),
    zero(v128.or(below, below2)),
  )
  const beside = v128.or(v128.xor(incoming, near), v128.xor(incoming, far))
  return v128.or(vertical, zero(beside))
}
