/**
 * The sideways-displacement bound. Blocks of one colour leave the board in vertical runs (three or
 * more of them in one column) or row runs (one in each of three or more neighbouring columns), so
 * the columns they leave from must be made up of such groups. The least number of blocks times
 * columns that must be shifted to get there is an earth mover's distance, and one move shifts at
 * most one block of a colour by one column: a colour at distance d needs d moves, and since a move
 * shifts at most two blocks, all colours together need half the sum.
 *
 * The distances are relaxed (heights, order and gravity are ignored), hence never too large; they
 * hold before and after a move's clears alike. They are generated, since computing them takes longer
 * than solving most levels.
 *
 * A crossing is one block going over a border: number x to the right over the border right of column
 * x, number 4 + x to the left over it.
 */

/** Of some counts: the distance, then the crossings that lower it, then those that raise it. */
export function displacementIn(facts: usize): u32 {
  return load<u32>(facts, 8)
}

/** Blocks times columns; 255 where they can never be cleared, as one or two blocks in all. */
export function distanceIn(facts: usize): u32 {
  return load<u8>(facts, 8)
}

/** Crossings that lower the distance by one, as bits. */
export function loweringIn(facts: usize): u32 {
  return load<u8>(facts, 9)
}

/** Crossings that raise the distance by one, as bits. */
export function raisingIn(facts: usize): u32 {
  return load<u8>(facts, 10)
}
