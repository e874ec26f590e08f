/** What the pointer does on the board: it pulls blocks about, and works with the chosen tool. */
import { isSameCell, type Cell } from '@shared/games/mayan/rules/board'
import { colourIn } from '@shared/games/mayan/rules/editing'
import { isSecondary, useHover, type Point } from '../../../level/usePull'
import { useSettings } from '../../../stores/settings'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { cellAt, type BoardPoint } from './blockDrag'
import type { Tool } from './tool'
import { useBlockDrag } from './useBlockDrag'
import { useEditing } from './useEditing'

export function useBlockGestures(board: {
  /** Null while there is no board on screen. */
  readonly pointAt: (client: Point) => BoardPoint | null
  readonly tool: () => Tool
  /** Moves the cursor. */
  readonly put: (cell: Cell) => void
}) {
  const level = useLevel()
  const stepper = useStepper()
  const editing = useEditing()
  const settings = useSettings()

  const { hovered, follow, leave } = useHover((client) => cellAt(board.pointAt(client)), isSameCell)
  const { drag, isDragging, press, cancel } = useBlockDrag({
    setup: () => level.setup,
    pointAt: board.pointAt,
    onLift: () => {
      stepper.goTo(0)
      level.highlight([])
    },
    onTap: (grip) => {
      if (grip.kind !== 'new') applyTool(grip.from)
    },
    onDrop: (setup, dropped) => {
      editing.drop(setup, dropped)
      if (dropped.target.kind === 'land') board.put(dropped.target.cell)
    },
  })

  function applyTool(cell: Cell): void {
    const tool = board.tool()
    if (tool === 'eraser') editing.remove(cell)
    else if (tool === 'open') editing.toggleOpen(cell)
    else if (tool !== null) editing.place(cell, tool)
  }
  /** Takes hold of what is under the pointer, or removes it. */
  function pressBoard(event: PointerEvent): void {
    if (!stepper.isAtStart) {
      stepper.finish()
      return
    }
    const cell = follow(event)
    if (cell === null) return
    if (isSecondary(event, settings.platform)) {
      editing.remove(cell)
      return
    }
    if (event.button !== 0) return
    board.put(cell)
    const colour = colourIn(level.setup, cell)
    press(
      event,
      colour === 0 ? { kind: 'empty', from: cell } : { kind: 'block', colour, from: cell },
    )
  }
  /** Takes hold of a block of the palette. */
  function grip(event: PointerEvent, colour: number): void {
    press(event, { kind: 'new', colour })
  }

  return { drag, isDragging, hovered, follow, leave, pressBoard, grip, cancel }
}
