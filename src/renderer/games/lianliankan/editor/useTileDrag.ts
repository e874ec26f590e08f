/** A tile that is pulled about, or a selection, and where it would land. */
import { computed, watch } from 'vue'
import type { Cell } from '@shared/games/lianliankan/rules/board'
import { usePull, type Point } from '../../../level/usePull'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { cellAtPoint, targetAt, type Grip } from './tileDrag'

export interface TileDrag {
  readonly grip: Exclude<Grip, { kind: 'area' }>
  readonly client: Point
  /** Null beside the board. */
  readonly target: Cell | null
}

export function useTileDrag(board: {
  /** A place in the window in cells; null while there is no board on screen. */
  readonly pointAt: (client: Point) => Point | null
  /** Pressed and let go without moving. */
  readonly onTap: (grip: Grip) => void
  readonly onDrop: (drag: TileDrag) => void
}) {
  const level = useLevel()
  const selection = useSelection()
  const stepper = useStepper()

  const {
    pull,
    isPulling: isDragging,
    press,
    cancel,
  } = usePull<Grip>({
    of: () => level.setup,
    lift: () => {
      stepper.goTo(0)
      level.highlight([])
    },
    tap: board.onTap,
    drop: ({ grip, client }) => {
      if (grip.kind !== 'area') board.onDrop({ grip, client, target: targetOf(client) })
    },
  })
  const drag = computed<TileDrag | null>(() => {
    if (pull.value === null || pull.value.grip.kind === 'area') return null
    const { grip, client } = pull.value
    return { grip, client, target: targetOf(client) }
  })

  // A selection follows the pointer, as far as the board goes.
  watch(pull, (now) => {
    if (now?.grip.kind !== 'area') return
    const point = board.pointAt(now.client)
    if (point !== null) selection.extendTo(cellAtPoint(point))
  })

  function targetOf(client: Point): Cell | null {
    return targetAt(level.setup, board.pointAt(client))
  }

  return { drag, isDragging, targetOf, press, cancel }
}
