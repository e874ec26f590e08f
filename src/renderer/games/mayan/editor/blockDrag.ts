/** Dragging a block in the editor, as plain state: what is held, where it would land, what is seen. */
import { HEIGHT, isOnBoard, WIDTH, type Cell } from '@shared/games/mayan/rules/board'
import {
  hasRoom,
  heightIn,
  insertBlock,
  moveBlock,
  removeBlock,
} from '@shared/games/mayan/rules/editing'
import type { Setup } from '@shared/games/mayan/rules/setup'
import type { Pull } from '../../../level/usePull'
import { sceneOfStacks, type Scene } from '../board/scene'

/** What is held: a new block of the palette, or one of the board. */
export type Grip =
  | { readonly kind: 'new'; readonly colour: number }
  | { readonly kind: 'block'; readonly colour: number; readonly from: Cell }

/** What a press takes hold of; an empty cell can only be tapped. */
export type PressedGrip = Grip | { readonly kind: 'empty'; readonly from: Cell }

/** Where it would go if it were let go now; `full`: over a column that has no room. */
export type Target =
  | { readonly kind: 'land'; readonly cell: Cell }
  | { readonly kind: 'full'; readonly x: number }
  | { readonly kind: 'outside' }

/** A block that is dragged, and where it would land. */
export interface Drag extends Pull<Grip> {
  readonly target: Target
}

/** A place on the board in cells, from the lower left corner of cell (0, 0). */
export interface BoardPoint {
  readonly x: number
  readonly y: number
}

/** How far beside and above the board still counts as over it, in cells. */
const MARGIN = 0.6

/** Null beside the board. */
export function cellAt(point: BoardPoint | null): Cell | null {
  if (point === null) return null
  const cell = { x: Math.floor(point.x), y: Math.floor(point.y) }
  return isOnBoard(cell) ? cell : null
}

/** On top of the stack, or, held over a block, between it and its nearer neighbour. */
export function targetAt(setup: Setup, grip: Grip, point: BoardPoint): Target {
  const isOver =
    point.x > -MARGIN && point.x < WIDTH + MARGIN && point.y > -MARGIN && point.y < HEIGHT + MARGIN
  if (!isOver) return { kind: 'outside' }
  const rest = withoutHeld(setup, grip)
  const x = Math.max(0, Math.min(WIDTH - 1, Math.floor(point.x)))
  if (!hasRoom(rest, x)) return { kind: 'full', x }
  const y = Math.max(0, Math.min(heightIn(rest, x), Math.round(point.y)))
  return { kind: 'land', cell: { x, y } }
}

/** The setup after the block was let go; the very same one where nothing happens. */
export function dropped(setup: Setup, grip: Grip, target: Target): Setup {
  if (target.kind === 'full') return setup
  if (grip.kind === 'new') {
    const { colour } = grip
    return target.kind === 'land' ? insertBlock(setup, { ...target.cell, colour }) : setup
  }
  return target.kind === 'land'
    ? moveBlock(setup, grip.from, target.cell)
    : removeBlock(setup, grip.from)
}

/** The other blocks, with a gap where the held one would land. Numbers are those of the setup. */
export function sceneWhileDragging(
  { stacks }: Setup,
  grip: Grip,
  target: Target,
  firstId: number,
): Scene {
  const scene = sceneOfStacks(stacks, firstId)
  const sunk =
    grip.kind === 'new'
      ? scene
      : scene
          .filter(({ x, y }) => x !== grip.from.x || y !== grip.from.y)
          .map((block) => (isAbove(block, grip.from) ? { ...block, y: block.y - 1 } : block))
  if (target.kind !== 'land') return sunk
  const { cell } = target
  return sunk.map((block) =>
    block.x === cell.x && block.y >= cell.y ? { ...block, y: block.y + 1 } : block,
  )
}

function isAbove(block: Cell, cell: Cell): boolean {
  return block.x === cell.x && block.y > cell.y
}

function withoutHeld(setup: Setup, grip: Grip): Setup {
  return grip.kind === 'new' ? setup : removeBlock(setup, grip.from)
}
