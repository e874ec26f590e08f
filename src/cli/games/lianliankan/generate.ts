/** `lianliankan generate`: boards that can be cleared, from a seed. */
import { Option } from 'commander'
import {
  BORDER_RULES,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_TYPE,
  MIN_SIDE,
  type BorderRule,
} from '../../../shared/games/lianliankan/rules/board'
import { generate } from '../../../shared/games/lianliankan/generator/generateTask'
import {
  impossibleReason,
  tilesOf,
  type GenerateOptions as Request,
} from '../../../shared/games/lianliankan/generator/options'
import { printLevelCode } from '../../../shared/games/lianliankan/formats/levelCode'
import type { Pair } from '../../../shared/games/lianliankan/rules/position'
import { invariant } from '../../../shared/invariant'
import { en } from '../../../shared/messages/en'
import { MAX_SEED } from '../../../shared/random'
import { numberOption } from '../../commands/options'
import type { GameGenerator, GeneratedLevel } from '../game'

export interface GenerateOptions {
  readonly rows: number
  readonly columns: number
  readonly types: number
  readonly tiles?: number
  readonly border: BorderRule
}

export const lianliankanGenerator: GameGenerator<GenerateOptions> = {
  description: 'make boards that can be cleared',
  options: [
    numberOption('--rows <r>', 'rows', MIN_SIDE, MAX_ROWS).makeOptionMandatory(),
    numberOption('--columns <c>', 'columns', MIN_SIDE, MAX_COLUMNS).makeOptionMandatory(),
    numberOption('--types <k>', 'pictures, all of them used', 1, MAX_TYPE).makeOptionMandatory(),
    numberOption('--tiles <t>', 'tiles, an even number; all cells where left out', 2, 600),
    new Option('--border <rule>', 'where links may go').choices(BORDER_RULES).default('outside'),
  ],
  countHelp: 'how many boards, all different, of seeds that follow',
  jsonHelp: 'print one object per board and line, with its seed and an order of links',
  problemOf: (options, seed) => {
    const reason = impossibleReason(requestOf(options, seed))
    if (reason === null) return null
    return { message: en.impossibleBoard[reason], values: { ...options, tiles: tilesOf(options) } }
  },
  seedAt: (firstSeed, place) => (firstSeed + place) % (MAX_SEED + 1),
  run: (options, seed): GeneratedLevel => {
    const { outcome } = generate(requestOf(options, seed), () => performance.now())
    invariant(outcome.kind === 'found', 'possible options always give a board, without limits')
    const { setup, order } = outcome
    const { border, rows } = setup
    return {
      kind: 'found',
      document: { game: 'lianliankan', setup },
      json: { seed, code: printLevelCode(setup), border, rows, pairs: order.map(numbersOf) },
    }
  },
}

function requestOf(options: GenerateOptions, seed: number): Request {
  const { rows, columns, types, border, tiles } = options
  return { seed, rows, columns, types, border, ...(tiles === undefined ? {} : { tiles }) }
}

/** Row and column of both tiles, counted from 1, as queries of HDU 1175 have them. */
export function numbersOf(pair: Pair): readonly number[] {
  return pair.flatMap(({ row, column }) => [row + 1, column + 1])
}
