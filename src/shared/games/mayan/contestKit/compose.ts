/**
 * Boards composed backwards: from the empty board, the pieces that a move clears are put back and its
 * drag is undone. So a solution is known, and which runs it clears; whether there is a smaller one, or
 * one of fewer moves, is for a search to say.
 */
import type { Random } from '../../../random'
import { settle } from '../rules/moves'
import { EMPTY_POSITION, isEmpty, runsOf, type Position } from '../rules/position'
import { undoDrags } from '../generator/unplay'
import { insertPiece, type Piece } from './pieces'

/** Pieces of each move, the first move first; each is redrawn until it fits. */
export type Plan = readonly (readonly (() => Piece)[])[]

const DRAWS_PER_PIECE = 20
const DRAWS_PER_MOVE = 10

/** A board that is cleared by as many moves as the plan has, or null where that did not work out. */
export function compose(plan: Plan, random: Random): Position | null {
  let position: Position | null = EMPTY_POSITION
  for (const pieces of [...plan].reverse()) {
    const after: Position = position
    position = firstOf(DRAWS_PER_MOVE, () => undoMove(after, pieces, random))
    if (position === null) return null
  }
  return position
}

function undoMove(
  after: Position,
  pieces: readonly (() => Piece)[],
  random: Random,
): Position | null {
  let board = after
  for (const draw of pieces) {
    const larger = insertFitting(board, draw, after)
    if (larger === null) return null
    board = larger
  }
  const boards = undoDrags(board)
    .map(({ before }) => before)
    .filter((before) => isEmpty(runsOf(before)))
  return boards.length === 0 ? null : random.pick(boards)
}

/** The board with one more piece, such that what clears after the move still leads to `after`. */
function insertFitting(board: Position, draw: () => Piece, after: Position): Position | null {
  return firstOf(DRAWS_PER_PIECE, () => {
    const larger = insertPiece(board, draw())
    const isFitting = larger && settle(larger).every((column, x) => column === after[x])
    return isFitting ? larger : null
  })
}

/** The first result among a number of draws, or null. */
function firstOf<T>(draws: number, draw: () => T | null): T | null {
  for (let drawn = 0; drawn < draws; drawn++) {
    const result = draw()
    if (result !== null) return result
  }
  return null
}
