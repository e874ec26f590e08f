/** What the pointer does on the board: see `edit/useBoardGestures.ts`. */
import { isSameCell, type Cell } from '@shared/games/mayan/rules/board'
import { colourIn } from '@shared/games/mayan/rules/editing'
import { useBoardGestures } from '../../../edit/useBoardGestures'
import type { Point } from '../../../level/usePull'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { cellAt, targetAt, type BoardPoint, type Drag, type PressedGrip } from './blockDrag'
import type { Tool } from './tool'
import { useEditing } from './useEditing'

export function useBlockGestures(board: {
  /** Null while there is no board on screen. */
  readonly pointAt: (client: Point) => BoardPoint | null
  readonly tool: () => Tool
  /** Moves the cursor. */
  readonly put: (cell: Cell) => void
}) {
  const level = useLevel()
  const editing = useEditing()

  const { press, ...gestures } = useBoardGestures<Cell, PressedGrip, Drag>({
    level,
    stepper: useStepper(),
    cellAt: (client) => cellAt(board.pointAt(client)),
    isSameCell,
    take: (cell) => {
      board.put(cell)
      const colour = colourIn(level.setup, cell)
      return colour === 0 ? { kind: 'empty', from: cell } : { kind: 'block', colour, from: cell }
    },
    remove: editing.remove,
    tap: (grip) => {
      if (grip.kind !== 'new') applyTool(grip.from)
    },
    aim: ({ grip, client }) => {
      if (grip.kind === 'empty') return null
      const point = board.pointAt(client)
      const target = point === null ? null : targetAt(level.setup, grip, point)
      return { grip, client, target: target ?? { kind: 'outside' } }
    },
    drop: (drag) => {
      editing.drop(drag)
      if (drag.target.kind === 'land') board.put(drag.target.cell)
    },
  })

  function applyTool(cell: Cell): void {
    const tool = board.tool()
    if (tool === 'eraser') editing.remove(cell)
    else if (tool === 'open') editing.toggleOpen(cell)
    else if (tool !== null) editing.place(cell, tool)
  }
  /** Takes hold of a block of the palette. */
  function grip(event: PointerEvent, colour: number): void {
    press(event, { kind: 'new', colour })
  }

  return { ...gestures, grip }
}
