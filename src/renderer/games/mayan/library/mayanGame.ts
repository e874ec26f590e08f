/** The Mayan game as the library knows it. */
import type { LevelDocument } from '@shared/games/mayan/levelDocument'
import { exportLevel } from '@shared/games/mayan/exportLevel'
import { emptySetup } from '@shared/games/mayan/setup'
import { text } from '../../../i18n/text'
import type { Game } from '../../game'
import MayanScreen from '../MayanScreen.vue'
import { useDifficulty } from './difficulty'
import { checkLevel } from './checkLevel'
import { EXPORT_FORMS } from './exportFiles'
import { useBadges } from './levelBadge'
import { useSolved } from './levelSolved'
import Miniature from './Miniature.vue'
import { readText } from './readText'

/** A new level starts with so many moves. */
const FIRST_STEPS = 3

export const mayanGame: Game<LevelDocument> = {
  name: text('game.mayan'),
  short: text('game.mayanShort'),
  Screen: MayanScreen,
  Miniature,
  blank: () => ({ game: 'mayan', setup: emptySetup(FIRST_STEPS) }),
  summaryOf: ({ setup }) =>
    setup.steps === null ? text('card.noSteps') : text('card.steps', { steps: setup.steps }),
  useBadges,
  useSolved,
  stepsOf: ({ setup }) => setup.steps ?? 0,
  weightOf: ({ setup }) => {
    const blocks = setup.stacks.flat().filter((colour) => colour !== 0)
    const odds = useDifficulty().figuresFor(setup)?.blindOdds
    return [setup.steps ?? 0, odds ?? 0, blocks.length, new Set(blocks).size]
  },
  weigh: (documents) => void useDifficulty().lookInto(documents),
  codeOf: (document) => {
    const code = exportLevel(document, 'code')
    return code.ok ? code.value.trim() : null
  },
  contestTextOf: (document) => exportLevel(document, 'contest'),
  readText,
  check: checkLevel,
  exportForms: EXPORT_FORMS,
}
