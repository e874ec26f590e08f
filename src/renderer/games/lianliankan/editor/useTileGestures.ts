/** What the pointer does on the board: see `edit/useBoardGestures.ts`. */
import type { Ref } from 'vue'
import { isSameCell, type Cell } from '@shared/games/lianliankan/rules/board'
import { useBoardGestures } from '../../../edit/useBoardGestures'
import type { Point } from '../../../level/usePull'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { cellAtPoint, gripAt, targetAt, type Drag, type Grip, type Tool } from './tileDrag'
import { useEditing } from './useEditing'

export function useTileGestures(board: {
  /** A place in the window in cells; null while there is no board on screen. */
  readonly pointAt: (client: Point) => Point | null
  readonly tool: () => Tool
  /** The picture that was held or placed last. */
  readonly lastType: Ref<number>
}) {
  const level = useLevel()
  const selection = useSelection()
  const editing = useEditing()
  /** Where a press began that may be a tap. */
  let pressedAt: Cell | null = null

  const { press, ...gestures } = useBoardGestures<Cell, Grip, Drag>({
    level,
    stepper: useStepper(),
    cellAt,
    isSameCell,
    // Shift selects from the cursor on.
    take: (cell, { shiftKey }) => {
      if (shiftKey) selection.extendTo(cell)
      else selection.put(cell)
      pressedAt = shiftKey ? null : cell
      return gripAt(level.setup, cell, shiftKey)
    },
    pressOutside: selection.drop,
    remove: editing.remove,
    tap: (grip) => {
      if (grip.kind !== 'new' && pressedAt !== null) applyTool(pressedAt)
    },
    aim: ({ grip, client }) =>
      grip.kind === 'area' ? null : { grip, client, target: cellAt(client) },
    // A selection follows the pointer, as far as the board goes.
    sweep: ({ client }) => {
      const point = board.pointAt(client)
      if (point !== null) selection.extendTo(cellAtPoint(point))
    },
    drop: ({ grip, target }) => {
      board.lastType.value = grip.type
      editing.drop(grip, target)
      if (target !== null) selection.put(target)
    },
  })

  function cellAt(client: Point): Cell | null {
    return targetAt(level.setup, board.pointAt(client))
  }
  function applyTool(cell: Cell): void {
    const tool = board.tool()
    if (tool === 'eraser') editing.remove(cell)
    else if (tool !== null) {
      board.lastType.value = tool
      editing.place(cell, tool)
    }
  }
  /** Takes hold of a picture of the palette. */
  function grip(event: PointerEvent, type: number): void {
    press(event, { kind: 'new', type })
  }

  return { ...gestures, grip }
}
