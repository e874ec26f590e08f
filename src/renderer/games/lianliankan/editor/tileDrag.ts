/** Dragging in the editor, as plain state: what is held, where it would land, what is seen. */
import { isSameCell, type Cell } from '@shared/games/lianliankan/rules/board'
import { isOnBoard, moveTile, placeTile, removeTile } from '@shared/games/lianliankan/rules/editing'
import { typeAt, type Setup } from '@shared/games/lianliankan/rules/setup'
import type { Point, Pull } from '../../../level/usePull'

/** What a click on the board does: place a picture, remove, or, without a tool, choose a cell. */
export type Tool = number | 'eraser' | null

/** What is held: a new tile of the palette, one of the board, or a corner of a selection. */
export type Grip =
  | { readonly kind: 'new'; readonly type: number }
  | { readonly kind: 'tile'; readonly type: number; readonly from: Cell }
  | { readonly kind: 'area' }

/** A tile that is dragged, and the cell it is held over; null beside the board. */
export interface Drag extends Pull<Exclude<Grip, { kind: 'area' }>> {
  readonly target: Cell | null
}

/** A tile where it is seen. */
export interface SeenTile {
  readonly cell: Cell
  readonly type: number
}

/** The cell at a place in cells from the upper left corner; it may be beside the board. */
export function cellAtPoint({ x, y }: Point): Cell {
  return { row: Math.floor(y), column: Math.floor(x) }
}

/** @param target the cell it is held over, or null beside the board */
export function dropped(setup: Setup, grip: Grip, target: Cell | null): Setup {
  switch (grip.kind) {
    case 'new':
      return target === null ? setup : placeTile(setup, target, grip.type)
    case 'tile':
      return target === null ? removeTile(setup, grip.from) : moveTile(setup, grip.from, target)
    case 'area':
      return setup
  }
}

/** The tiles that lie on the board while one is held: without it, and one that it meets where it was. */
export function tilesWhileDragging(setup: Setup, grip: Grip | null, target: Cell | null) {
  const tiles = tilesOf(setup)
  if (grip?.kind === 'new') {
    return tiles.filter(({ cell }) => target === null || !isSameCell(cell, target))
  }
  if (grip?.kind !== 'tile') return tiles
  const { from } = grip
  return tiles
    .filter(({ cell }) => !isSameCell(cell, from))
    .map((tile) =>
      target !== null && isSameCell(tile.cell, target) ? { ...tile, cell: from } : tile,
    )
}

export function tilesOf({ rows }: Setup): SeenTile[] {
  return rows.flatMap((types, row) =>
    types.flatMap((type, column) => (type === 0 ? [] : [{ cell: { row, column }, type }])),
  )
}

/** Null beside the board. */
export function targetAt(setup: Setup, point: Point | null): Cell | null {
  if (point === null) return null
  const cell = cellAtPoint(point)
  return isOnBoard(setup, cell) ? cell : null
}

/** What a press on a cell takes hold of: the tile that is there, or, with none, a selection. */
export function gripAt(setup: Setup, cell: Cell, extends_: boolean): Grip {
  const type = typeAt(setup, cell)
  return type === 0 || extends_ ? { kind: 'area' } : { kind: 'tile', type, from: cell }
}
