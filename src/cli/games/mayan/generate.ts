/** `mayan generate`: sound levels from a seed. */
import { InvalidArgumentError, Option } from 'commander'
import { MAX_COLOUR, MAX_CONTEST_STEPS, MAX_STEPS } from '../../../shared/games/mayan/rules/board'
import { generate } from '../../../shared/games/mayan/generator/generateTask'
import {
  impossibleReason,
  seedOf,
  type GenerateOptions as Request,
} from '../../../shared/games/mayan/generator/options'
import { printLevelCode } from '../../../shared/games/mayan/formats/levelCode'
import { invariant } from '../../../shared/invariant'
import { en } from '../../../shared/messages/en'
import { limitsOf, numberOption, seconds } from '../../commands/options'
import type { GameGenerator, GeneratedLevel, GenerateProblem } from '../game'

export interface GenerateOptions {
  readonly steps: number
  readonly colors: number
  readonly blocks: number
  readonly heights?: readonly number[]
  readonly unique?: boolean
  readonly maxSeconds?: number
}

export const mayanGenerator: GameGenerator<GenerateOptions> = {
  description: 'make levels that are solved in exactly n moves and in no fewer',
  options: [
    numberOption('--steps <n>', 'moves, exactly the minimum', 1, MAX_STEPS).makeOptionMandatory(),
    numberOption('--colors <k>', 'colours', 1, MAX_COLOUR).makeOptionMandatory(),
    numberOption('--blocks <b>', 'blocks in all', 1, Infinity).makeOptionMandatory(),
    new Option('--heights <list>', 'blocks in each column, such as 3,3,3,3,3').argParser(
      heightList,
    ),
    new Option('--unique', 'only levels whose solutions are all one idea'),
  ],
  moreOptions: [
    new Option('--max-seconds <s>', 'give up a level after s seconds').argParser(seconds),
  ],
  countHelp: 'how many levels, all different',
  jsonHelp: 'print one object per level and line, with its seed',
  problemOf,
  seedAt: seedOf,
  run,
}

function problemOf(options: GenerateOptions, seed: number, form: string): GenerateProblem | null {
  const { steps, colors: colours, blocks } = options
  const reason = impossibleReason(requestOf(options, seed))
  if (reason !== null) {
    return { message: en.impossible[reason], values: { steps, colours, blocks } }
  }
  if (form !== 'contest' || steps <= MAX_CONTEST_STEPS) return null
  return { message: en.fault['contest-steps'], values: { steps, most: MAX_CONTEST_STEPS } }
}

function run(options: GenerateOptions, seed: number, index: number): GeneratedLevel {
  const clock = () => performance.now()
  const { outcome, ms } = generate(requestOf(options, seed), clock, limitsOf(options))
  invariant(outcome.kind !== 'impossible', 'impossible options were refused')
  if (outcome.kind === 'not-found') return outcome
  const { setup, tries } = outcome
  const { steps, stacks } = setup
  return {
    kind: 'found',
    document: { game: 'mayan', setup },
    // Field names and order are those that scripts rely on. The seed is the level's own.
    json: {
      seed,
      index,
      code: printLevelCode(setup),
      steps,
      stacks,
      tries,
      ms: Math.round(ms * 1000) / 1000,
    },
  }
}

function requestOf(options: GenerateOptions, seed: number): Request {
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
