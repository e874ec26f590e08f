/** `mayan kit`: test data for the contest's task, or what existing data is worth. */
import { randomInt } from 'node:crypto'
import { Command, InvalidArgumentError } from 'commander'
import { MAX_COLOUR, MAX_CONTEST_STEPS } from '../../../shared/games/mayan/rules/board'
import { MISTAKES, type MistakeId } from '../../../shared/games/mayan/contestKit/mistakes'
import { MOST_LEVELS, MOST_PER_MISTAKE } from '../../../shared/games/mayan/contestKit/recipe'
import { MAX_SEED } from '../../../shared/random'
import { ExitCode } from '../../io/exitCode'
import { seconds, wholeNumber } from '../../commands/options'
import { writeError } from '../../io/streams'
import { checkKit } from './kitCheck'
import { makeKit } from './kitMake'
import { GROUP_OPTIONS, readRecipe, type KitOptions } from './kitRecipe'

const MAKING = ['recipe', 'seed', 'mistakes', 'perMistake', ...GROUP_OPTIONS, 'out'] as const

export function kitCommand(): Command {
  return new Command('kit')
    .description('make test data for the contest’s task, or check what existing data is worth')
    .option('--recipe <file>', 'what the levels are like, as JSON; - is standard input')
    .option('--seed <s>', 'the same seed gives the same files', wholeNumber(0, MAX_SEED))
    .option(
      '--count <c>',
      'levels besides those that catch mistakes (10)',
      wholeNumber(1, MOST_LEVELS),
    )
    .option('--steps <n>', 'moves of each of them (4)', wholeNumber(1, MAX_CONTEST_STEPS))
    .option('--blocks <b>', 'blocks of each of them (15)', wholeNumber(1, Infinity))
    .option('--colors <k>', 'colours of each of them (5)', wholeNumber(1, MAX_COLOUR))
    .option(
      '--unsolvable <u>',
      'how many of them have no solution (0)',
      wholeNumber(0, MOST_LEVELS),
    )
    .option('--mistakes <list>', 'all, none, or names with commas between them', mistakeList)
    .option(
      '--per-mistake <m>',
      'levels that are searched for, for each mistake (1)',
      wholeNumber(1, MOST_PER_MISTAKE),
    )
    .option('--out <folder>', 'a new or empty folder to write 01.in, 01.out, … into')
    .option(
      '--check <folder>',
      'prove the answers in a folder, and report which mistakes it catches',
    )
    .option('--max-nodes <n>', 'with --check: positions for each program', wholeNumber(1, Infinity))
    .option(
      '--max-seconds <s>',
      'give up a kit, or a level that is checked, after so long',
      seconds,
    )
    .option('--json', 'print one object per level and line')
    .action(run)
}

async function run(options: KitOptions): Promise<void> {
  process.exitCode = await makeOrCheck(options)
}

async function makeOrCheck(options: KitOptions): Promise<ExitCode> {
  const { out, check } = options
  if (check !== undefined) {
    const other = MAKING.find((name) => options[name] !== undefined)
    return other === undefined
      ? checkKit(check, options)
      : refuse('--check can’t be combined with other options.')
  }
  if (out === undefined) return refuse('name a folder with --out, or one to --check.')
  if (options.maxNodes !== undefined) return refuse('--max-nodes is for --check.')
  const seed = options.seed ?? randomInt(MAX_SEED + 1)
  const recipe = await readRecipe(options, seed)
  if (recipe === null) return ExitCode.badInput
  return makeKit(recipe, out, options)
}

function refuse(problem: string): ExitCode {
  writeError(`error: ${problem}\n`)
  return ExitCode.badInput
}

function mistakeList(text: string): readonly MistakeId[] {
  if (text === 'all') return MISTAKES
  if (text === 'none') return []
  return text.split(',').map((name) => {
    const mistake = MISTAKES.find((id) => id === name)
    if (mistake === undefined) {
      throw new InvalidArgumentError(`“${name}” is none of ${MISTAKES.join(', ')}.`)
    }
    return mistake
  })
}
