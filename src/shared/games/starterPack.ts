/** The built-in pack as levels of the library: read-only, with titles in a language. */
import { STARTER_TITLES_TW } from '../../../generated/starterTitlesTW'
import { STARTER_PACK_ID, type LevelId, type StoredLevel } from '../library/model'
import type { Language } from '../settings'
import type { StarterLevel } from './game'
import { GAMES } from './registry'

/** All built-in levels, in the order they are shown. */
export const ALL_STARTERS = Object.values(GAMES).flatMap(({ starters }) => starters)

/** The built-in levels of all games, titled in this language. */
export function starterLevels(language: Language): StoredLevel[] {
  return Object.values(GAMES).flatMap((game) =>
    game.starters.map((starter) => {
      const { id, code, author = 'Mayan Studio' } = starter
      const document = { ...game.fromCode(code), title: titleOf(starter, language), author }
      return { id, packId: STARTER_PACK_ID, document, modified: 0 }
    }),
  )
}

/** Whether an id belongs to a built-in level: none on disk may have it. */
export function isBuiltInLevel(id: LevelId): boolean {
  return ALL_STARTERS.some((level) => level.id === id)
}

function titleOf({ id, title }: StarterLevel, language: Language): string {
  if (language !== 'zh-TW') return title[language]
  return STARTER_TITLES_TW[id] ?? title['zh-CN']
}
