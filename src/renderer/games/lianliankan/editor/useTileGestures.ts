/** What the pointer does on the board: it pulls tiles about, selects cells, and works with a tool. */
import type { Ref } from 'vue'
import { isSameCell, type Cell } from '@shared/games/lianliankan/rules/board'
import { isSecondary, useHover, type Point } from '../../../level/usePull'
import { useSettings } from '../../../stores/settings'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { gripAt } from './tileDrag'
import type { Tool } from './tileDrag'
import { useEditing } from './useEditing'
import { useTileDrag } from './useTileDrag'

export function useTileGestures(board: {
  /** A place in the window in cells; null while there is no board on screen. */
  readonly pointAt: (client: Point) => Point | null
  readonly tool: () => Tool
  /** The picture that was held or placed last. */
  readonly lastType: Ref<number>
}) {
  const level = useLevel()
  const selection = useSelection()
  const stepper = useStepper()
  const editing = useEditing()
  const settings = useSettings()
  /** Where a press began that may become a drag. */
  let pressedAt: Cell | null = null

  const { drag, isDragging, targetOf, press, cancel } = useTileDrag({
    pointAt: board.pointAt,
    onTap: (grip) => {
      if (grip.kind !== 'new' && pressedAt !== null) applyTool(pressedAt)
    },
    onDrop: ({ grip, target }) => {
      board.lastType.value = grip.type
      editing.drop(grip, target)
      if (target !== null) selection.put(target)
    },
  })
  const { hovered, follow, leave } = useHover(targetOf, isSameCell)

  function applyTool(cell: Cell): void {
    const tool = board.tool()
    if (tool === 'eraser') editing.remove(cell)
    else if (tool !== null) {
      board.lastType.value = tool
      editing.place(cell, tool)
    }
  }
  /** Takes hold of what is under the pointer, or removes it; Shift selects from the cursor on. */
  function pressBoard(event: PointerEvent): void {
    if (!stepper.isAtStart) {
      stepper.finish()
      return
    }
    const cell = follow(event)
    if (isSecondary(event, settings.platform)) {
      if (cell !== null) editing.remove(cell)
      return
    }
    if (event.button !== 0) return
    if (cell === null) {
      selection.drop()
      return
    }
    if (event.shiftKey) selection.extendTo(cell)
    else selection.put(cell)
    pressedAt = event.shiftKey ? null : cell
    press(event, gripAt(level.setup, cell, event.shiftKey))
  }
  /** Takes hold of a picture of the palette. */
  function grip(event: PointerEvent, type: number): void {
    press(event, { kind: 'new', type })
  }

  return { drag, isDragging, hovered, follow, leave, pressBoard, grip, cancel }
}
