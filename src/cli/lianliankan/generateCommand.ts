/** `lianliankan generate`: boards that can be cleared, from a seed. */
import { randomInt } from 'node:crypto'
import { Command, Option } from 'commander'
import {
  BORDER_RULES,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_TYPE,
  MIN_SIDE,
  type BorderRule,
} from '../../shared/games/lianliankan/board'
import { canonicalForm } from '../../shared/games/lianliankan/canonicalForm'
import { LEVEL_FORMS, type LevelForm } from '../../shared/games/lianliankan/exportLevel'
import { generate } from '../../shared/games/lianliankan/generator/generateTask'
import {
  impossibleReason,
  tilesOf,
  type GenerateOptions,
} from '../../shared/games/lianliankan/generator/options'
import { printLevelCode } from '../../shared/games/lianliankan/levelCode'
import { invariant } from '../../shared/invariant'
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { MAX_SEED } from '../../shared/random'
import { ExitCode } from '../exitCode'
import { generateSet, type Generated } from '../generateSet'
import { wholeNumber } from '../options'
import { writeError, writeOutput } from '../streams'
import { DocumentWriter, numbersOf } from './input'

interface CommandOptions {
  readonly rows: number
  readonly columns: number
  readonly types: number
  readonly tiles?: number
  readonly border: BorderRule
  readonly seed?: number
  readonly count: number
  readonly format: LevelForm
  readonly json?: boolean
}

export function generateCommand(): Command {
  return new Command('generate')
    .description('make boards that can be cleared')
    .requiredOption('--rows <r>', 'rows', wholeNumber(MIN_SIDE, MAX_ROWS))
    .requiredOption('--columns <c>', 'columns', wholeNumber(MIN_SIDE, MAX_COLUMNS))
    .requiredOption('--types <k>', 'pictures, all of them used', wholeNumber(1, MAX_TYPE))
    .option('--tiles <t>', 'tiles, an even number; all cells where left out', wholeNumber(2, 600))
    .addOption(
      new Option('--border <rule>', 'where links may go').choices(BORDER_RULES).default('outside'),
    )
    .option('--seed <s>', 'the same seed gives the same boards', wholeNumber(0, MAX_SEED))
    .option(
      '--count <c>',
      'how many boards, all different, of seeds that follow',
      wholeNumber(1, Infinity),
      1,
    )
    .addOption(
      new Option('--format <form>', 'how boards are written').choices(LEVEL_FORMS).default('code'),
    )
    .option('--json', 'print one object per board and line, with its seed and an order of links')
    .action(generateBoards)
}

async function generateBoards(options: CommandOptions): Promise<void> {
  const first = options.seed ?? randomInt(MAX_SEED + 1)
  const reason = impossibleReason(requestOf(options, first))
  if (reason !== null) {
    const values = faultParameters({ ...options, tiles: tilesOf(options) })
    writeError(`error: ${fillIn(en.impossibleBoard[reason], values)}\n`)
    process.exitCode = ExitCode.badInput
    return
  }
  if (options.seed === undefined) writeError(`seed ${first}\n`)
  const writer = new DocumentWriter(options.format)
  const code = await generateSet(
    options.count,
    (place) => (first + place) % (MAX_SEED + 1),
    (seed) => generateOne(seed, options, writer),
  )
  writer.end()
  process.exitCode = code
}

function generateOne(seed: number, options: CommandOptions, writer: DocumentWriter): Generated {
  const { outcome } = generate(requestOf(options, seed), () => performance.now())
  invariant(outcome.kind === 'found', 'whatever is possible is found, and without limits')
  const { setup, order } = outcome
  return {
    form: canonicalForm(setup),
    print: () => {
      if (!options.json) {
        return writer.write({ file: '', level: null }, { game: 'lianliankan', setup })
      }
      const { border, rows } = setup
      const code = printLevelCode(setup)
      writeOutput(`${JSON.stringify({ seed, code, border, rows, pairs: order.map(numbersOf) })}\n`)
      return ExitCode.answered
    },
  }
}

function requestOf(options: CommandOptions, seed: number): GenerateOptions {
  const { rows, columns, types, border, tiles } = options
  return { seed, rows, columns, types, border, ...(tiles === undefined ? {} : { tiles }) }
}
