/** Boards that are dealt from a word, and levels that are such boards. */
import {
  dealKind,
  findDeal,
  printDeal,
  SHORT_SEEDS,
  type Deal,
} from '@shared/games/lianliankan/formats/dealCode'
import { generate } from '@shared/games/lianliankan/generator/generateTask'
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { levelFromSetup, type Setup } from '@shared/games/lianliankan/rules/setup'
import { readLevels } from '@shared/reading/readLevels'
import { err, ok, type Result } from '@shared/result'
import { say } from '../../../i18n/i18n'
import { text } from '../../../i18n/text'

/** The board itself, always the same one; null where there can be no such board. */
export function dealBoard(deal: Deal): Setup | null {
  const { outcome } = generate(deal, () => performance.now())
  return outcome.kind === 'found' ? outcome.setup : null
}

/** The level to add to the library; its title contains the deal code. */
export function dealtLevel(deal: Deal, setup: Setup): LevelDocument {
  const { rows, columns, types } = deal
  const title = say(text('deal.title', { rows, columns, types, code: printDeal(deal) }))
  return { game: 'lianliankan', setup, title }
}

/** The board of a code that is typed, or of any other text of one board; or why there is none. */
export function boardOfText(source: string): Result<LevelDocument, { readonly code: string }> {
  const [first, ...more] = readLevels(source, 'lianliankan').flatMap(({ entries }) => entries)
  if (first === undefined || more.length > 0) {
    return err({ code: 'several-levels', count: more.length + 1 })
  }
  const { document } = first
  if (!document.ok) return document
  // Only boards pass that were asked for.
  const board = document.value as LevelDocument
  const level = levelFromSetup(board.setup)
  return level.ok ? ok(board) : err(level.error[0] ?? { code: 'no-tiles' })
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
