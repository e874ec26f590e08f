/**
 * A drag as plain data: which block is held and how far it was pulled, in columns. What it would do
 * when let go follows from that.
 */
import { WIDTH, type Cell, type Direction, type Move } from '@shared/games/mayan/rules/board'
import { heightOf } from '@shared/games/mayan/rules/column'
import { moveKind, type MoveKind } from '@shared/games/mayan/rules/moves'
import type { Position } from '@shared/games/mayan/rules/position'
import type { Scene } from '../board/scene'

export interface Drag {
  readonly cell: Cell
  /** Columns to the right of where it was, −1…1. */
  readonly dx: number
}

/** Where a block may go, and how it gets there. */
export interface Target {
  readonly move: Move
  readonly kind: MoveKind
  /** Where the block comes to rest before anything clears. */
  readonly landing: Cell
}

/** A block dragged less far than this returns. */
export const COMMIT_AT = 0.5
/** How far a block gives where it can't go. */
const GIVE = 0.12

/** The legal moves of a block: at most one to either side. */
export function targetsOf(position: Position, { x, y }: Cell): Target[] {
  return ([-1, 1] as const).flatMap((g) => {
    const move = { x, y, g }
    const kind = moveKind(position, move)
    return kind === null ? [] : [{ move, kind, landing: landingOf(position, move, kind) }]
  })
}

export function landingOf(position: Position, { x, y, g }: Move, kind: MoveKind): Cell {
  return { x: x + g, y: kind === 'exchange' ? y : heightOf(position[x + g] ?? 0) }
}

/** The drag with the pointer `columns` to the right of its start. */
export function pulled(drag: Drag, columns: number): Drag {
  const reach = (edge: number) => (drag.cell.x === edge ? GIVE : 1)
  return { ...drag, dx: Math.max(-reach(0), Math.min(columns, reach(WIDTH - 1))) }
}

/** The direction of the move on release; null where the block returns. */
export function directionOf({ dx }: Drag): Direction | null {
  if (Math.abs(dx) < COMMIT_AT) return null
  return dx > 0 ? 1 : -1
}

/** The scene with the block where it is held, and the neighbour making room for it. */
export function draggedScene(scene: Scene, position: Position, { cell, dx }: Drag): Scene {
  const side = dx > 0 ? 1 : -1
  const isExchange = moveKind(position, { ...cell, g: side }) === 'exchange'
  return scene.map((block) => {
    if (block.state === 'gone' || block.y !== cell.y) return block
    if (block.x === cell.x) return { ...block, x: block.x + dx, state: 'lifted' }
    return isExchange && block.x === cell.x + side ? { ...block, x: block.x - dx } : block
  })
}
