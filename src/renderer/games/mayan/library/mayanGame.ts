/** The Mayan game as the library knows it. */
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { emptySetup, findProblems, type Setup } from '@shared/games/mayan/rules/setup'
import { text } from '../../../i18n/text'
import { lazy } from '../../../lazy'
import { lazyLevelScreen } from '../../../level/levelScreen'
import { defineBadges } from '../../../verify/badge'
import type { Game } from '../../game'
import KitDoor from '../kit/KitDoor.vue'
import { useAnalyses } from '../records'
import { useDifficulty } from './difficulty'
import { drawingOf } from './drawing'
import { useSolved } from '../records'

/** What is kept about a level, in a word. */
const useBadges = defineBadges({
  useAnalyses,
  sound: text('badge.sound'),
  isLegal: (setup: Setup) => findProblems(setup).every(({ rank }) => rank !== 'fatal'),
  badgeFor: ({ soundness, minimum }) => ({
    kind: soundness,
    text: text(`badge.${soundness}`, { minimum: minimum ?? 0 }),
  }),
})

/** A new level starts with so many moves. */
const FIRST_STEPS = 3

export const mayanGame: Game<LevelDocument> = {
  name: text('game.mayan'),
  short: text('game.mayanShort'),
  loadScreen: lazyLevelScreen(
    () => import('../editor/EditorScreen.vue'),
    () => import('../play/PlayScreen.vue'),
  ),
  loadExchange: lazy(async () => (await import('./exchange')).exchange),
  Anywhere: KitDoor,
  drawingOf,
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
}
