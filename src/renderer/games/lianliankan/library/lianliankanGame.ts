/** The Lianliankan game as the library knows it. */
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import {
  cellsByType,
  columnsOf,
  emptySetup,
  findProblems,
  type Setup,
} from '@shared/games/lianliankan/rules/setup'
import { text } from '../../../i18n/text'
import { lazy } from '../../../lazy'
import { lazyLevelScreen } from '../../../level/levelScreen'
import { defineBadges } from '../../../verify/badge'
import type { Game } from '../../game'
import { useAnalyses } from '../records'
import { drawingOf } from './drawing'
import { useSolved } from '../records'

const BADGES = {
  solved: { kind: 'sound', text: text('linkVerdict.sound') },
  unsolvable: { kind: 'unsolvable', text: text('linkVerdict.unsolvable') },
  undecided: { kind: 'undecided', text: text('badge.undecided') },
} as const

const useBadges = defineBadges({
  useAnalyses,
  sound: BADGES.solved.text,
  isLegal: (setup: Setup) => findProblems(setup).length === 0,
  badgeFor: ({ verdict }) => BADGES[verdict],
})

/** A new level is of this size. */
const [FIRST_ROWS, FIRST_COLUMNS] = [6, 8]

export const lianliankanGame: Game<LevelDocument> = {
  name: text('game.lianliankan'),
  short: text('game.lianliankanShort'),
  loadScreen: lazyLevelScreen(
    () => import('../editor/EditorScreen.vue'),
    () => import('../play/PlayScreen.vue'),
  ),
  loadExchange: lazy(async () => (await import('./exchange')).exchange),
  drawingOf,
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
}
