/** A block that is dragged in the editor, and where it would land. */
import { computed } from 'vue'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { usePull, type Point, type Pull } from '../../../level/usePull'
import {
  dropped,
  targetAt,
  type BoardPoint,
  type Grip,
  type PressedGrip,
  type Target,
} from './blockDrag'

export interface Drag extends Pull<Grip> {
  readonly target: Target
}

export function useBlockDrag(board: {
  readonly setup: () => Setup
  /** Null while there is no board on screen. */
  readonly pointAt: (client: Point) => BoardPoint | null
  readonly onLift: () => void
  /** Pressed and let go without moving. */
  readonly onTap: (grip: PressedGrip) => void
  readonly onDrop: (setup: Setup, drag: Drag) => void
}) {
  const { pull, isPulling, press, cancel } = usePull<PressedGrip>({
    of: board.setup,
    lift: board.onLift,
    tap: board.onTap,
    drop: (held) => {
      const now = aimed(held)
      if (now !== null) board.onDrop(dropped(board.setup(), now.grip, now.target), now)
    },
  })
  const drag = computed(() => (pull.value === null ? null : aimed(pull.value)))

  function aimed({ grip, client }: Pull<PressedGrip>): Drag | null {
    if (grip.kind === 'empty') return null
    const point = board.pointAt(client)
    const target: Target =
      point === null ? { kind: 'outside' } : targetAt(board.setup(), grip, point)
    return { grip, client, target }
  }

  return { drag, isDragging: isPulling, press, cancel }
}
