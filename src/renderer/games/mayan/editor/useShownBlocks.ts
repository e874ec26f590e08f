/** The blocks of the editor's board as they are seen: at a step, while one is held, and a ghost. */
import { computed, type Ref } from 'vue'
import type { Cell } from '@shared/games/mayan/rules/board'
import { heightIn } from '@shared/games/mayan/rules/editing'
import { useLevel } from '../stores/level'
import { IDS_PER_BOARD, useStepper } from '../stores/stepper'
import { sceneWhileDragging } from './blockDrag'
import type { Tool } from './tool'
import type { Drag } from './useBlockDrag'

export function useShownBlocks(
  tool: () => Tool,
  drag: Readonly<Ref<Drag | null>>,
  hovered: Readonly<Ref<Cell | null>>,
) {
  const level = useLevel()
  const stepper = useStepper()

  const scene = computed(() => {
    if (drag.value === null) return stepper.scene
    const { grip, target } = drag.value
    return sceneWhileDragging(level.setup, grip, target, level.generation * IDS_PER_BOARD)
  })
  const motion = computed(() => {
    if (drag.value !== null) return { kind: 'part' as const, ms: 110 }
    const { motion: frame, head } = stepper
    return head.moves && frame !== undefined ? { kind: frame.motion, ms: frame.ms } : null
  })
  /** Where the held block, or the chosen colour, would land. */
  const ghost = computed(() => {
    if (drag.value !== null) {
      const { grip, target } = drag.value
      return target.kind === 'land' ? { cell: target.cell, colour: grip.colour } : null
    }
    const colour = tool()
    if (typeof colour !== 'number' || hovered.value === null || !stepper.isAtStart) return null
    const { x, y } = hovered.value
    const height = heightIn(level.setup, x)
    return y < height ? null : { cell: { x, y: height }, colour }
  })

  return { scene, motion, ghost }
}
