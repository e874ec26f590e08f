/**
 * Moves and what follows from them. `play` is the rule; `traceMove` describes it frame by frame (slide,
 * fall, clear, fall, clear…) for animation, with `play` as its last word.
 */
import { invariant } from '../../../invariant'
import { DIRECTIONS, WIDTH, type Block, type Cell, type Move } from './board'
import {
  colourAt,
  dropOnto,
  heightOf,
  markedHeights,
  recolourAt,
  removeAt,
  removeMarked,
  type Marks,
} from './column'
import { blockAt, isEmpty, perColumn, runsOf, type PerColumn, type Position } from './position'

export type MoveKind = 'exchange' | 'drop'

/** One block's way within a phase. */
export interface BlockShift {
  readonly colour: number
  readonly from: Cell
  readonly to: Cell
}

/** `link` numbers the clears of a chain from 1. All shifts or clears of a phase happen at once. */
export type Phase =
  | { readonly kind: 'slide'; readonly shifts: readonly BlockShift[] }
  | { readonly kind: 'fall'; readonly shifts: readonly BlockShift[] }
  | { readonly kind: 'clear'; readonly link: number; readonly blocks: readonly Block[] }

export interface MoveTrace {
  readonly move: Move
  readonly kind: MoveKind
  readonly before: Position
  readonly after: Position
  readonly phases: readonly Phase[]
}

/** What the move would be, or null where it is not legal. */
export function moveKind(position: Position, move: Move): MoveKind | null {
  const target = move.x + move.g
  if (blockAt(position, move.x, move.y) === 0 || target < 0 || target >= WIDTH) return null
  return blockAt(position, target, move.y) === 0 ? 'drop' : 'exchange'
}

/**
 * Every legal move in the contest's order. An exchange appears twice, as a drag to the right and
 * as a drag to the left; `canonicalMoves` has it once.
 */
export function legalMoves(position: Position): Move[] {
  return position.flatMap((column, x) =>
    Array.from({ length: heightOf(column) }, (_, y) =>
      DIRECTIONS.map((g) => ({ x, y, g })).filter((move) => moveKind(position, move) !== null),
    ).flat(),
  )
}

/** Legal moves with each exchange once, as the rightward drag, which sorts first. */
export function canonicalMoves(position: Position): Move[] {
  return legalMoves(position).filter((move) => move.g === 1 || moveKind(position, move) === 'drop')
}

/** The settled position after a legal move. */
export function play(position: Position, move: Move): Position {
  return settle(shift(position, move))
}

/** Clears runs and lets columns fall until nothing is marked. */
export function settle(position: Position): Position {
  let current = position
  for (;;) {
    const runs = runsOf(current)
    if (isEmpty(runs)) return current
    current = withoutMarked(current, runs)
  }
}

/** The settled position after each move, or the index of the first move that is not legal. */
export function replay(
  position: Position,
  moves: readonly Move[],
): { readonly positions: readonly Position[]; readonly illegalAt: number | null } {
  const positions: Position[] = []
  let current = position
  for (const [index, move] of moves.entries()) {
    if (moveKind(current, move) === null) return { positions, illegalAt: index }
    current = play(current, move)
    positions.push(current)
  }
  return { positions, illegalAt: null }
}

/** Whether the moves are legal and leave the board empty. */
export function isSolution(position: Position, moves: readonly Move[]): boolean {
  let current = position
  for (const move of moves) {
    if (moveKind(current, move) === null) return false
    current = play(current, move)
  }
  return isEmpty(current)
}

/**
 * A move in all its phases: slide, falls, and each clear of the chain.
 *
 * @throws where the move is not legal
 */
export function traceMove(position: Position, move: Move): MoveTrace {
  const kind = moveKind(position, move)
  invariant(kind !== null, 'traceMove needs a legal move')
  const phases: Phase[] = [slidePhase(position, move, kind)]
  if (kind === 'drop') pushFall(phases, dropFalls(position, move))

  let current = shift(position, move)
  for (let link = 1; ; link++) {
    const runs = runsOf(current)
    if (isEmpty(runs)) return { move, kind, before: position, after: current, phases }
    phases.push({ kind: 'clear', link, blocks: markedBlocks(current, runs) })
    pushFall(phases, clearFalls(current, runs))
    current = withoutMarked(current, runs)
  }
}

/** The position right after the drag, before anything is cleared. */
function shift(position: Position, move: Move): Position {
  const kind = moveKind(position, move)
  invariant(kind !== null, 'play needs a legal move')
  const target = move.x + move.g
  const colour = blockAt(position, move.x, move.y)
  const other = blockAt(position, target, move.y)
  return perColumn((x) => {
    const column = position[x] ?? 0
    if (x === move.x) {
      return kind === 'drop' ? removeAt(column, move.y) : recolourAt(column, move.y, other)
    }
    if (x === target) {
      return kind === 'drop' ? dropOnto(column, colour) : recolourAt(column, move.y, colour)
    }
    return column
  })
}

function withoutMarked(position: Position, marks: PerColumn<Marks>): Position {
  return perColumn((x) => removeMarked(position[x] ?? 0, marks[x] ?? 0))
}

function slidePhase(position: Position, move: Move, kind: MoveKind): Phase {
  const from = { x: move.x, y: move.y }
  const to = { x: move.x + move.g, y: move.y }
  const there = { colour: blockAt(position, from.x, from.y), from, to }
  const back = { colour: blockAt(position, to.x, to.y), from: to, to: from }
  return { kind: 'slide', shifts: kind === 'drop' ? [there] : [there, back] }
}

/** After a drop's slide: the block falls onto its new column, and what stood on it sinks. */
function dropFalls(position: Position, move: Move): BlockShift[] {
  const source = position[move.x] ?? 0
  const target = move.x + move.g
  const above = Array.from({ length: heightOf(source) - move.y - 1 }, (_, i) => move.y + 1 + i)
  return [
    vertical(target, blockAt(position, move.x, move.y), move.y, heightOf(position[target] ?? 0)),
    ...above.map((y) => vertical(move.x, colourAt(source, y), y, y - 1)),
  ]
}

function clearFalls(position: Position, marks: PerColumn<Marks>): BlockShift[] {
  return position.flatMap((column, x) => {
    const gone = markedHeights(marks[x] ?? 0)
    return Array.from({ length: heightOf(column) }, (_, y) => y)
      .filter((y) => !gone.includes(y))
      .map((y) => vertical(x, colourAt(column, y), y, y - gone.filter((g) => g < y).length))
  })
}

function vertical(x: number, colour: number, from: number, to: number): BlockShift {
  return { colour, from: { x, y: from }, to: { x, y: to } }
}

function pushFall(phases: Phase[], shifts: readonly BlockShift[]): void {
  const falling = shifts.filter(({ from, to }) => from.y !== to.y)
  if (falling.length > 0) phases.push({ kind: 'fall', shifts: falling })
}

function markedBlocks(position: Position, marks: PerColumn<Marks>): Block[] {
  return position.flatMap((column, x) =>
    markedHeights(marks[x] ?? 0).map((y) => ({ x, y, colour: colourAt(column, y) })),
  )
}
