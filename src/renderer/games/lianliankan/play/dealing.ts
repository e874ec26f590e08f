/** Boards that are dealt from a word, and levels that are such boards. */
import {
  dealKind,
  findDeal,
  printDeal,
  SHORT_SEEDS,
  type Deal,
} from '@shared/games/lianliankan/dealCode'
import { generate } from '@shared/games/lianliankan/generator/generateTask'
import { printLevelCode } from '@shared/games/lianliankan/levelCode'
import type { LevelDocument } from '@shared/games/lianliankan/levelDocument'
import type { Setup } from '@shared/games/lianliankan/setup'
import { say } from '../../../i18n/i18n'
import { text } from '../../../i18n/text'

/** The board itself, always the same one; null where there can be no such board. */
export function dealBoard(deal: Deal): Setup | null {
  const { outcome } = generate(deal, () => performance.now())
  return outcome.kind === 'found' ? outcome.setup : null
}

/** As it goes into the library; its title says what it is. */
export function dealtLevel(deal: Deal, setup: Setup): LevelDocument {
  const { rows, columns, types } = deal
  const title = say(text('deal.title', { rows, columns, types, code: printDeal(deal) }))
  return { game: 'lianliankan', setup, title }
}

/** What the level was dealt from, if its title says so and the board is just that. */
export function dealOf({ title = '', setup }: LevelDocument): Deal | null {
  const deal = findDeal(title)
  const dealt = deal === null ? null : dealBoard(deal)
  return dealt !== null && printLevelCode(dealt) === printLevelCode(setup) ? deal : null
}

export function kindOf(deal: Deal): string {
  return dealKind(deal)
}

export function drawSeed(): number {
  return Math.floor(Math.random() * SHORT_SEEDS)
}
