/** The built-in pack as levels of the library: read-only, its titles in the language in force. */
import { invariant } from '../invariant'
import { STARTER_PACK_ID, type LevelId, type StoredLevel } from '../library/model'
import type { Language } from '../settings'
import type { GameDocument } from './documents'
import { parseLevelCode as parseBoardCode } from './lianliankan/formats/levelCode'
import { STARTER_BOARDS } from './lianliankan/starter/starterBoards'
import { parseLevelCode } from './mayan/formats/levelCode'
import { STARTER_LEVELS } from './mayan/starter/starterLevels'
import type { StarterLevel } from './starterLevel'
import { STARTER_TITLES_TW } from '../../../generated/starterTitlesTW'

/** All built-in levels, in the order they are shown. */
export const ALL_STARTERS: readonly StarterLevel[] = [...STARTER_LEVELS, ...STARTER_BOARDS]

export function starterLevels(language: Language): StoredLevel[] {
  const mayan = STARTER_LEVELS.map((starter) => {
    const setup = parseLevelCode(starter.code)
    invariant(setup.ok, `the built-in level ${starter.id} can be read`)
    return storedAs(starter, language, { game: 'mayan', setup: setup.value })
  })
  const lianliankan = STARTER_BOARDS.map((starter) => {
    const setup = parseBoardCode(starter.code)
    invariant(setup.ok, `the built-in board ${starter.id} can be read`)
    return storedAs(starter, language, { game: 'lianliankan', setup: setup.value })
  })
  return [...mayan, ...lianliankan]
}

/** Whether an id belongs to a built-in level: none on disk may have it. */
export function isBuiltInLevel(id: LevelId): boolean {
  return ALL_STARTERS.some((level) => level.id === id)
}

function storedAs(starter: StarterLevel, language: Language, document: GameDocument): StoredLevel {
  const { id, author = 'Mayan Studio' } = starter
  const words = { title: titleOf(starter, language), author }
  return { id, packId: STARTER_PACK_ID, document: { ...document, ...words }, modified: 0 }
}

function titleOf({ id, title }: StarterLevel, language: Language): string {
  if (language !== 'zh-TW') return title[language]
  return STARTER_TITLES_TW[id] ?? title['zh-CN']
}
