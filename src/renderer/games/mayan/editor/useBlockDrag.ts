/** A block that is dragged in the editor, and where it would land. */
import { computed } from 'vue'
import type { Setup } from '@shared/games/mayan/setup'
import { usePull, type Point, type Pull } from '../../../level/usePull'
import { dropped, targetAt, type BoardPoint, type Grip, type Target } from './blockDrag'

export interface Drag extends Pull<Grip> {
  readonly target: Target
}

export function useBlockDrag(board: {
  readonly setup: () => Setup
  /** Null while there is no board on screen. */
  readonly pointAt: (client: Point) => BoardPoint | null
  readonly onLift: () => void
  /** Pressed and let go without moving. */
  readonly onTap: (grip: Grip) => void
  readonly onDrop: (setup: Setup, drag: Drag) => void
}) {
  const { pull, isPulling, press, cancel } = usePull<Grip>({
    lift: board.onLift,
    tap: board.onTap,
    drop: (held) => {
      const { grip, target } = aimed(held)
      board.onDrop(dropped(board.setup(), grip, target), { ...held, target })
    },
  })
  const drag = computed(() => (pull.value === null ? null : aimed(pull.value)))

  function aimed(held: Pull<Grip>): Drag {
    const point = board.pointAt(held.client)
    const target: Target =
      point === null ? { kind: 'outside' } : targetAt(board.setup(), held.grip, point)
    return { ...held, target }
  }

  return { drag, isDragging: isPulling, press, cancel }
}
