/** `mayan generate`: sound levels from a seed. */
import { randomInt } from 'node:crypto'
import { Command, InvalidArgumentError, Option } from 'commander'
import { MAX_COLOUR, MAX_CONTEST_STEPS, MAX_STEPS } from '../../shared/games/mayan/board'
import { canonicalForm } from '../../shared/games/mayan/canonicalForm'
import { exportLevel, LEVEL_FORMS, type LevelForm } from '../../shared/games/mayan/exportLevel'
import { generate } from '../../shared/games/mayan/generator/generateTask'
import {
  impossibleReason,
  seedOf,
  type GenerateOptions,
} from '../../shared/games/mayan/generator/options'
import { printLevelCode } from '../../shared/games/mayan/levelCode'
import type { Setup } from '../../shared/games/mayan/setup'
import { invariant } from '../../shared/invariant'
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { MAX_SEED } from '../../shared/random'
import { ExitCode } from '../exitCode'
import { generateSet, type Generated } from '../generateSet'
import { limitsOf } from '../limits'
import { seconds, wholeNumber } from '../options'
import { writeError, writeOutput } from '../streams'

interface CommandOptions {
  readonly steps: number
  readonly colors: number
  readonly blocks: number
  readonly heights?: readonly number[]
  readonly unique?: boolean
  readonly seed?: number
  readonly count: number
  readonly format: LevelForm
  readonly json?: boolean
  readonly maxSeconds?: number
}

export function generateCommand(): Command {
  return new Command('generate')
    .description('make levels that are solved in exactly n moves and in no fewer')
    .requiredOption('--steps <n>', 'moves, exactly the minimum', wholeNumber(1, MAX_STEPS))
    .requiredOption('--colors <k>', 'colours', wholeNumber(1, MAX_COLOUR))
    .requiredOption('--blocks <b>', 'blocks in all', wholeNumber(1, Infinity))
    .option('--heights <list>', 'blocks in each column, such as 3,3,3,3,3', heightList)
    .option('--unique', 'only levels whose solutions are all one idea')
    .option('--seed <s>', 'the same seed gives the same levels', wholeNumber(0, MAX_SEED))
    .option('--count <c>', 'how many levels, all different', wholeNumber(1, Infinity), 1)
    .addOption(
      new Option('--format <form>', 'how levels are written').choices(LEVEL_FORMS).default('code'),
    )
    .option('--json', 'print one object per level and line, with its seed')
    .option('--max-seconds <s>', 'give up a level after s seconds', seconds)
    .action(generateLevels)
}

async function generateLevels(options: CommandOptions): Promise<void> {
  const seed = options.seed ?? randomInt(MAX_SEED + 1)
  const problem = problemOf(options, seed)
  if (problem !== null) {
    writeError(`error: ${problem}\n`)
    process.exitCode = ExitCode.badInput
    return
  }
  if (options.seed === undefined) writeError(`seed ${seed}\n`)
  process.exitCode = await generateSet(
    options.count,
    (place) => seedOf(seed, place),
    (levelSeed, index) => generateOne(index, levelSeed, options),
  )
}

/** Why no level can be made, in words, or null where a search has to tell. */
function problemOf(options: CommandOptions, seed: number): string | null {
  const { steps, colors: colours, blocks, format } = options
  const reason = impossibleReason(requestOf(options, seed))
  if (reason !== null) {
    return fillIn(en.impossible[reason], faultParameters({ steps, colours, blocks }))
  }
  if (format !== 'contest' || steps <= MAX_CONTEST_STEPS) return null
  return fillIn(en.fault['contest-steps'], faultParameters({ steps, most: MAX_CONTEST_STEPS }))
}

function generateOne(index: number, seed: number, options: CommandOptions): Generated | null {
  const clock = () => performance.now()
  const { outcome, ms } = generate(requestOf(options, seed), clock, limitsOf(options))
  invariant(outcome.kind !== 'impossible', 'impossible options were refused')
  const { tries } = outcome
  if (outcome.kind === 'not-found') {
    writeError(
      `level ${index} (seed ${seed}): not found: the limit of ${outcome.limit} was reached ` +
        `after ${tries} boards.\n`,
    )
    return null
  }
  const { setup } = outcome
  return {
    form: canonicalForm(setup),
    print: () => {
      writeOutput(
        options.json
          ? `${JSON.stringify(jsonOf(setup, { seed, index, tries, ms }))}\n`
          : textOf(setup, options.format),
      )
      return ExitCode.answered
    },
  }
}

function textOf(setup: Setup, format: LevelForm): string {
  const text = exportLevel({ game: 'mayan', setup }, format)
  invariant(text.ok, 'a generated level can be written in any form that was not refused')
  return text.value
}

/** Field names and order are those that scripts rely on. The seed is the level's own. */
function jsonOf(
  setup: Setup,
  { seed, index, tries, ms }: { seed: number; index: number; tries: number; ms: number },
): object {
  const { steps, stacks } = setup
  const code = printLevelCode(setup)
  return { seed, index, code, steps, stacks, tries, ms: Math.round(ms * 1000) / 1000 }
}

function requestOf(options: CommandOptions, seed: number): GenerateOptions {
  const { steps, colors: colours, blocks, heights, unique: isUnique } = options
  return {
    seed,
    steps,
    colours,
    blocks,
    ...(heights === undefined ? {} : { heights }),
    ...(isUnique === undefined ? {} : { isUnique }),
  }
}

function heightList(text: string): number[] {
  if (!/^\d+(,\d+)*$/.test(text)) {
    throw new InvalidArgumentError('It must be whole numbers with commas between them.')
  }
  return text.split(',').map(Number)
}
