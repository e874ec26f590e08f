/** Lianliankan boards as text: codes of whole and of dealt boards, and the text of HDU 1175. */
import { err, ok, type Result } from '../../../result'
import type { GameTexts } from '../../../reading/levelText'
import { MAX_TYPE } from '../rules/board'
import { parseDeal, printDeal } from './dealCode'
import { generate } from '../generator/generateTask'
import { impossibleReason } from '../generator/options'
import { parseHduTexts } from './hduText'
import { isLevelCode, parseLevelCode } from './levelCode'
import type { LevelDocument } from './levelDocument'
import type { BoardTextError } from './textError'

export const LIANLIANKAN_TEXTS: GameTexts<LevelDocument> = {
  codeForm: 'board-code',
  isCode: isLevelCode,
  readCode: (line) => (line.includes('#') ? readDeal(line) : readBoard(line)),
  numbers: {
    form: 'hdu',
    /** The size has a line of its own, or letters follow it, as another judge has them. */
    hasLayout: ([first = []]) => first.length > 1 && isNoNumber(first[2]),
    read: (text) =>
      parseHduTexts(text).map(({ setup, isRenumbered }) => ({
        document: setup.ok ? ok({ game: 'lianliankan', setup: setup.value }) : setup,
        ...(isRenumbered ? { renumberedAbove: MAX_TYPE } : {}),
      })),
  },
}

function isNoNumber(word: string | undefined): boolean {
  return word === undefined || !/^[+-]?\d+$/.test(word)
}

function readBoard(line: string): Result<LevelDocument, BoardTextError> {
  const setup = parseLevelCode(line)
  return setup.ok ? ok({ game: 'lianliankan', setup: setup.value }) : setup
}

/** A dealt board is called by its code, so that it is known for what it is. */
function readDeal(line: string): Result<LevelDocument, BoardTextError> {
  const place = { line: 1, column: line.search(/\S/) + 1 }
  const deal = parseDeal(line)
  if (deal === null) return err({ code: 'not-a-board-code', ...place })
  if (impossibleReason(deal) !== null) return err({ code: 'impossible-deal', ...deal, ...place })
  // Takes a few milliseconds, and always finds a board.
  const { outcome } = generate(deal, () => 0)
  return outcome.kind === 'found'
    ? ok({ game: 'lianliankan', setup: outcome.setup, title: printDeal(deal) })
    : err({ code: 'impossible-deal', ...deal, ...place })
}
