/** The built-in pack as levels of the library: read-only, its titles in the language in force. */
import { invariant } from '../invariant'
import { STARTER_PACK_ID, type StoredLevel } from '../library/model'
import type { Language } from '../settings'
import { parseLevelCode } from './mayan/levelCode'
import { STARTER_LEVELS, type StarterLevel } from './mayan/starter/starterLevels'
import { STARTER_TITLES_TW } from './starterTitlesTW'

export function starterLevels(language: Language): StoredLevel[] {
  return STARTER_LEVELS.map(({ id, code, title, author = 'Mayan Studio' }) => {
    const setup = parseLevelCode(code)
    invariant(setup.ok, `the built-in level ${id} can be read`)
    return {
      id,
      packId: STARTER_PACK_ID,
      document: {
        game: 'mayan',
        setup: setup.value,
        title: titleOf({ id, title }, language),
        author,
      },
      modified: 0,
    }
  })
}

function titleOf({ id, title }: Pick<StarterLevel, 'id' | 'title'>, language: Language): string {
  if (language !== 'zh-TW') return title[language]
  return STARTER_TITLES_TW[id] ?? title['zh-CN']
}
