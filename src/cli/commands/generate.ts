/** `<game> generate`: a set of levels from a seed, all of them different to a player. */
import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Command, Option } from 'commander'
import { formOf } from '../../shared/games/registry'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { MAX_SEED } from '../../shared/random'
import type { AnyGame } from '../games/game'
import { ExitCode, worse } from '../io/exitCode'
import { writeError, writeOutput } from '../io/streams'
import { LevelWriter } from './convert'
import { numberOption, withOptions } from './options'

interface GenerateOptions {
  readonly seed?: number
  readonly count: number
  readonly format: string
  readonly json?: boolean
}

/**
 * Seeds in a row without a new level, after which there are assumed to be no more: a hundred, or
 * twenty for each level found. A level as likely as the others is missed once in e²⁰ sets then, one a
 * fifth as likely once in fifty.
 */
const LEAST_REPEATS = 100
const REPEATS_PER_LEVEL = 20

export function generateCommand(game: AnyGame): Command {
  const { noun, forms } = game
  const { description, options, moreOptions, countHelp, jsonHelp } = game.generate
  const command = withOptions(new Command('generate').description(description), options)
    .addOption(numberOption('--seed <s>', `the same seed gives the same ${noun}s`, 0, MAX_SEED))
    .addOption(numberOption('--count <c>', countHelp, 1, Infinity).default(1))
    .addOption(
      new Option('--format <form>', `how ${noun}s are written`).choices(forms).default('code'),
    )
    .option('--json', jsonHelp)
  return withOptions(command, moreOptions).action(async (options: GenerateOptions) => {
    process.exitCode = await generate(game, options)
  })
}

async function generate(game: AnyGame, options: GenerateOptions): Promise<ExitCode> {
  const seed = options.seed ?? randomInt(MAX_SEED + 1)
  const problem = game.generate.problemOf(options, seed, options.format)
  if (problem !== null) {
    writeError(`error: ${fillIn(problem.message, faultParameters(problem.values))}\n`)
    return ExitCode.badInput
  }
  if (options.seed === undefined) writeError(`seed ${seed}\n`)
  const writer = new LevelWriter(game, options.format)
  const code = await generateSet(game, seed, options, writer)
  writer.end()
  return code
}

/**
 * Prints the set. A seed whose level is in the set already is skipped, so that a level's own seed
 * makes it alone; one whose level was not found counts as a level.
 */
async function generateSet(
  game: AnyGame,
  firstSeed: number,
  options: GenerateOptions,
  writer: LevelWriter,
): Promise<ExitCode> {
  const known = new Set<string | null>()
  let worst: ExitCode = ExitCode.answered
  let repeats = 0
  for (let place = 0, index = 0; index < options.count; place++) {
    const seed = game.generate.seedAt(firstSeed, place)
    const level = game.generate.run(options, seed, index)
    const form = level.kind === 'found' ? formOf(level.document) : null
    if (level.kind === 'found' && known.has(form)) {
      repeats++
      if (repeats >= Math.max(LEAST_REPEATS, REPEATS_PER_LEVEL * known.size)) {
        reportNoMore(known.size, repeats)
        return worse(worst, ExitCode.undecided)
      }
    } else if (level.kind === 'found') {
      repeats = 0
      index++
      known.add(form)
      if (options.json) writeOutput(`${JSON.stringify(level.json)}\n`)
      else worst = worse(worst, writer.write({ file: '', level: null }, level.document))
    } else {
      repeats = 0
      writeError(
        `level ${index} (seed ${seed}): not found: the limit of ${level.limit} was reached ` +
          `after ${level.tries} boards.\n`,
      )
      index++
      worst = worse(worst, ExitCode.undecided)
    }
    // Output is written and a closed pipe noticed between two levels.
    await setImmediate()
  }
  return worst
}

function reportNoMore(count: number, repeats: number): void {
  const found = count === 1 ? '1 level was' : `${count} levels were`
  writeError(
    `only ${found} found: ${repeats} more seeds gave no different one (mirror images and ` +
      'other colours or pictures are the same). There are probably no more.\n',
  )
}
