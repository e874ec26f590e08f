/** The Lianliankan game as the library knows it. */
import { exportLevel } from '@shared/games/lianliankan/exportLevel'
import type { LevelDocument } from '@shared/games/lianliankan/levelDocument'
import { cellsByType, columnsOf, emptySetup } from '@shared/games/lianliankan/setup'
import { text } from '../../../i18n/text'
import type { Game } from '../../game'
import LianliankanScreen from '../LianliankanScreen.vue'
import { checkLevel } from './checkLevel'
import { EXPORT_FORMS } from './exportFiles'
import { useBadges } from './levelBadge'
import { useSolved } from './levelSolved'
import Miniature from './Miniature.vue'
import { readText } from './readText'

/** A new level is of this size. */
const [FIRST_ROWS, FIRST_COLUMNS] = [6, 8]

export const lianliankanGame: Game<LevelDocument> = {
  name: text('game.lianliankan'),
  short: text('game.lianliankanShort'),
  Screen: LianliankanScreen,
  Miniature,
  blank: () => ({
    game: 'lianliankan',
    setup: emptySetup(FIRST_ROWS, FIRST_COLUMNS, 'outside'),
  }),
  summaryOf: ({ setup }) =>
    text('card.size', { rows: setup.rows.length, columns: columnsOf(setup) }),
  useBadges,
  useSolved,
  stepsOf: () => 0,
  weightOf: ({ setup }) => {
    const cells = cellsByType(setup)
    const tiles = [...cells.values()].reduce((count, { length }) => count + length, 0)
    return [tiles, cells.size]
  },
  codeOf: (document) => {
    const code = exportLevel(document, 'code')
    return code.ok ? code.value.trim() : null
  },
  contestTextOf: (document) => exportLevel(document, 'hdu'),
  readText,
  check: checkLevel,
  exportForms: EXPORT_FORMS,
}
