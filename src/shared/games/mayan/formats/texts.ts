/** Mayan levels as text: level codes and the contest's text. */
import { ok, type Result } from '../../../result'
import type { GameTexts } from '../../../reading/levelText'
import { parseContestTexts } from './contestText'
import { isLevelCode, parseLevelCode } from './levelCode'
import type { LevelDocument } from './levelDocument'
import type { Setup } from '../rules/setup'
import type { TextError } from './textError'

export const MAYAN_TEXTS: GameTexts<LevelDocument> = {
  codeForm: 'code',
  isCode: isLevelCode,
  readCode: (line) => documentOf(parseLevelCode(line)),
  numbers: {
    form: 'contest',
    /** n has a line of its own. */
    hasLayout: ([first = []]) => first.length === 1,
    read: (text) => parseContestTexts(text).map((setup) => ({ document: documentOf(setup) })),
  },
}

function documentOf(setup: Result<Setup, TextError>): Result<LevelDocument, TextError> {
  return setup.ok ? ok({ game: 'mayan', setup: setup.value }) : setup
}
