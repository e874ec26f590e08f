/** The tiles of the editor's board as they are seen: at a step, while one is held, and a ghost. */
import { computed, type Ref } from 'vue'
import type { Cell } from '@shared/games/lianliankan/rules/board'
import { typeAt } from '@shared/games/lianliankan/rules/setup'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { tilesWhileDragging } from './tileDrag'
import type { Tool } from './tool'
import type { TileDrag } from './useTileDrag'

const keyOf = ({ row, column }: Cell) => `${row},${column}`

export function useShownTiles(
  tool: () => Tool,
  drag: Readonly<Ref<TileDrag | null>>,
  hovered: Readonly<Ref<Cell | null>>,
) {
  const level = useLevel()
  const stepper = useStepper()

  const gone = computed(() => new Set(stepper.gone.map(keyOf)))
  const linked = computed(() => new Set((stepper.frame?.link?.pair ?? []).map(keyOf)))
  const faded = computed(() => new Set(level.faded.map(keyOf)))
  const tiles = computed(() => {
    const { value: held } = drag
    const seen = tilesWhileDragging(level.setup, held?.grip ?? null, held?.target ?? null)
    return seen.map((tile) => ({ ...tile, key: keyOf(tile.cell) }))
  })
  const lookOf = (key: string) => ({
    gone: gone.value.has(key),
    linked: linked.value.has(key),
    faded: faded.value.has(key),
  })
  /** Where the held tile, or the chosen picture, would land. */
  const ghost = computed(() => {
    const { value: held } = drag
    if (held !== null) return held.target && { cell: held.target, type: held.grip.type }
    const type = tool()
    if (typeof type !== 'number' || hovered.value === null || !stepper.isAtStart) return null
    return typeAt(level.setup, hovered.value) === 0 ? { cell: hovered.value, type } : null
  })

  return { tiles, lookOf, ghost }
}
