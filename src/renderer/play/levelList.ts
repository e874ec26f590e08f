/** The levels of one game in the pack that the open one is in, as the player sees them. */
import { computed } from 'vue'
import type { GameDocument, GameId } from '@shared/games/documents'
import type { LevelId, StoredLevel } from '@shared/library/model'
import { useLibrary } from '../stores/library'
import { useOpenLevel } from '../stores/openLevel'
import { useRoute } from '../stores/route'

export interface ListedLevel {
  readonly id: LevelId
  /** In the list, from 1. */
  readonly number: number
  readonly title: string | null
  readonly isSolved: boolean
}

export type LevelOf<Id extends GameId> = StoredLevel & {
  readonly document: Extract<GameDocument, { readonly game: Id }>
}

export type LevelList = ReturnType<typeof useLevelList>

export function useLevelList<Id extends GameId>(
  game: Id,
  isSolved: (level: LevelOf<Id>) => boolean,
) {
  const library = useLibrary()
  const openLevel = useOpenLevel()
  const route = useRoute()

  const pack = computed(() => (openLevel.packId === null ? null : library.packOf(openLevel.packId)))
  const levels = computed<readonly ListedLevel[]>(() => {
    if (pack.value === null) return []
    const ofGame = (level: StoredLevel): level is LevelOf<Id> => level.document.game === game
    return library
      .levelsOf(pack.value)
      .filter(ofGame)
      .map((level, index) => ({
        id: level.id,
        number: index + 1,
        title: level.document.title ?? null,
        isSolved: isSolved(level),
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
