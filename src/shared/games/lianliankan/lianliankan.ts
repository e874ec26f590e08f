/** Lianliankan as a game among others. */
import { invariant } from '../../invariant'
import type { Game } from '../game'
import { printBoardSvg } from './formats/boardSvg'
import { codeOf } from './formats/exportFaults'
import { parseLevelCode } from './formats/levelCode'
import type { LevelDocument } from './formats/levelDocument'
import { canonicalForm } from './rules/canonicalForm'
import { STARTER_BOARDS } from './starter/starterBoards'

export const LIANLIANKAN: Game<LevelDocument> = {
  codeOf: ({ setup }) => codeOf(setup),
  fromCode: (code) => {
    const setup = parseLevelCode(code)
    invariant(setup.ok, `the board code ${code} is valid`)
    return { game: 'lianliankan', setup: setup.value }
  },
  formOf: ({ setup }) =>
    setup.rows.flat().some(Boolean) ? `lianliankan ${canonicalForm(setup)}` : null,
  boardSvgOf: ({ setup }) => printBoardSvg(setup),
  starters: STARTER_BOARDS,
}
