/** The levels of the pack that the open one is in, as the player sees them. */
import { computed } from 'vue'
import { printLevelCode } from '@shared/games/mayan/levelCode'
import type { LevelId } from '@shared/library/model'
import { useLibrary } from '../../../stores/library'
import { useOpenLevel } from '../../../stores/openLevel'
import { useRoute } from '../../../stores/route'
import { useProgress } from './progressStore'

export interface ListedLevel {
  readonly id: LevelId
  /** In the pack, from 1. */
  readonly number: number
  readonly title: string | null
  readonly isSolved: boolean
}

export function useLevelList() {
  const library = useLibrary()
  const openLevel = useOpenLevel()
  const progress = useProgress()
  const route = useRoute()

  const pack = computed(() => (openLevel.packId === null ? null : library.packOf(openLevel.packId)))
  const levels = computed<readonly ListedLevel[]>(() => {
    if (pack.value === null) return []
    return library
      .levelsOf(pack.value)
      .filter(({ document }) => document.game === 'mayan')
      .map(({ id, document: { title, setup } }, index) => ({
        id,
        number: index + 1,
        title: title ?? null,
        isSolved: progress.isSolved(id, printLevelCode(setup)),
      }))
  })
  const index = computed(() => levels.value.findIndex(({ id }) => id === openLevel.id))
  const current = computed(() => levels.value[index.value] ?? null)
  const previous = computed(() => levels.value[index.value - 1] ?? null)
  const next = computed(() => (index.value < 0 ? null : (levels.value[index.value + 1] ?? null)))
  const solved = computed(() => levels.value.filter(({ isSolved }) => isSolved).length)

  async function open(level: ListedLevel | null): Promise<void> {
    if (level !== null && (await openLevel.open(level.id))) route.showLevel(level.id, 'play')
  }

  return { pack, levels, current, previous, next, solved, open }
}
