/** The built-in pack as levels of the library: read-only, its titles in the language in force. */
import { invariant } from '../invariant'
import { STARTER_PACK_ID, type LevelId, type StoredLevel } from '../library/model'
import type { Language } from '../settings'
import { parseLevelCode } from './mayan/levelCode'
import { STARTER_LEVELS } from './mayan/starter/starterLevels'

export function starterLevels(language: Language): StoredLevel[] {
  return STARTER_LEVELS.map(({ id, code, title, author = 'Mayan Studio' }) => {
    const setup = parseLevelCode(code)
    invariant(setup.ok, `the built-in level ${id} can be read`)
    return {
      id,
      packId: STARTER_PACK_ID,
      document: { game: 'mayan', setup: setup.value, title: title[language], author },
      modified: 0,
    }
  })
}

/** Whether an id belongs to a built-in level: none on disk may have it. */
export function isBuiltInLevel(id: LevelId): boolean {
  return STARTER_LEVELS.some((level) => level.id === id)
}
