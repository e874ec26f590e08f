/** Pointer gestures on the board: pulling tiles about, selecting cells, hovering. */
import { computed, shallowRef, watch } from 'vue'
import type { Cell } from '@shared/games/lianliankan/board'
import { usePull, type Point } from '../../../level/usePull'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { cellAtPoint, gripAt, targetAt, type Grip } from './tileDrag'

export function useTileGestures(on: {
  /** A place in the window in cells; null while there is no board on screen. */
  readonly pointAt: (client: Point) => Point | null
  readonly lift: () => void
  readonly tap: (cell: Cell) => void
  readonly drop: (grip: Grip, target: Cell | null) => void
}) {
  const level = useLevel()
  const selection = useSelection()
  const hovered = shallowRef<Cell | null>(null)
  /** Where a press began that may become a drag. */
  let pressedAt: Cell | null = null

  const { pull, isPulling, press, cancel } = usePull<Grip>({
    lift: on.lift,
    tap: (grip) => {
      if (grip.kind !== 'new' && pressedAt !== null) on.tap(pressedAt)
    },
    drop: ({ grip, client }) => {
      on.drop(grip, targetOf(client))
    },
  })
  const drag = computed(() => {
    if (pull.value === null || pull.value.grip.kind === 'area') return null
    const { grip, client } = pull.value
    return { grip, client, target: targetOf(client) }
  })

  // A selection follows the pointer, as far as the board goes.
  watch(pull, (now) => {
    if (now?.grip.kind !== 'area') return
    const point = on.pointAt(now.client)
    if (point !== null) selection.extendTo(cellAtPoint(point))
  })

  function targetOf(client: Point): Cell | null {
    return targetAt(level.setup, on.pointAt(client))
  }
  /** @returns the cell under the pointer, or null beside the board */
  function follow({ clientX, clientY }: MouseEvent): Cell | null {
    const cell = targetOf({ x: clientX, y: clientY })
    const isSame = cell?.row === hovered.value?.row && cell?.column === hovered.value?.column
    if (!isSame) hovered.value = cell
    return cell
  }
  function leave(): void {
    hovered.value = null
  }
  /** Takes hold of what lies under the pointer; Shift selects from where the cursor is. */
  function pressBoard(event: PointerEvent): void {
    const cell = follow(event)
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
  function grip(event: PointerEvent, type: number): void {
    press(event, { kind: 'new', type })
  }

  return { drag, isPulling, hovered, follow, leave, pressBoard, grip, cancel }
}
