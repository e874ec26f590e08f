/** Mayan as a game among others. */
import { invariant } from '../../invariant'
import type { Game } from '../game'
import { printBoardSvg } from './formats/boardSvg'
import { codeOf } from './formats/exportFaults'
import { parseLevelCode } from './formats/levelCode'
import type { LevelDocument } from './formats/levelDocument'
import { canonicalForm } from './rules/canonicalForm'
import { STARTER_LEVELS } from './starter/starterLevels'

export const MAYAN: Game<LevelDocument> = {
  codeOf: ({ setup }) => codeOf(setup),
  fromCode: (code) => {
    const setup = parseLevelCode(code)
    invariant(setup.ok, `the level code ${code} is valid`)
    return { game: 'mayan', setup: setup.value }
  },
  formOf: ({ setup }) =>
    setup.stacks.flat().some(Boolean) ? `mayan ${canonicalForm(setup)}` : null,
  boardSvgOf: ({ setup }) => printBoardSvg(setup),
  starters: STARTER_LEVELS,
}
