/** Mayan in the terminal. */
import { Option } from 'commander'
import { MAX_STEPS } from '../../../shared/games/mayan/rules/board'
import { printContestAnswer } from '../../../shared/games/mayan/formats/contestText'
import {
  exportLevel,
  LEVEL_FORMS,
  type LevelForm,
} from '../../../shared/games/mayan/formats/exportLevel'
import { levelCheckOf } from '../../../shared/games/mayan/levelCheck'
import type { LevelDocument } from '../../../shared/games/mayan/formats/levelDocument'
import { renumber } from '../../../shared/games/mayan/formats/renumber'
import { levelFromSetup, type Level } from '../../../shared/games/mayan/rules/setup'
import { AnalysisTask, type AnalysisReport } from '../../../shared/games/mayan/solver/analysis'
import { solve, solveMinimum } from '../../../shared/games/mayan/solver/atOnce'
import { soundnessOf } from '../../../shared/games/mayan/solver/soundness'
import type { Verdict } from '../../../shared/games/mayan/solver/verdict'
import { ProfileTask } from '../../../shared/games/mayan/workbench/profileTask'
import { invariant } from '../../../shared/invariant'
import type { LevelCheck } from '../../../shared/packCheck/level'
import { DEFAULT_LIMITS, type SearchLimits } from '../../../shared/search/limits'
import { TaskRunner, type Task } from '../../../shared/search/task'
import { numberOption } from '../../commands/options'
import type { SolveAnswer, TerminalGame, VerifyAnswer } from '../game'
import { mayanGenerator, type GenerateOptions } from './generate'
import { kitCommand } from './kitCommand'

interface MayanOptions {
  /** Replaces the levels' own. */
  readonly steps?: number
  readonly minimum?: boolean
  readonly renumber?: boolean
}

const clock = () => performance.now()

export const mayan: TerminalGame<LevelDocument, Level, MayanOptions, GenerateOptions> = {
  id: 'mayan',
  description: 'the Mayan puzzle (NOIP 2011)',
  noun: 'level',
  inputForms:
    'levels as contest text, level codes or JSON, any number in a file; - is standard input',
  forms: LEVEL_FORMS,
  commands: ['solve', 'verify', 'generate', 'convert', kitCommand],
  adjusted: (document, options) => {
    const setup = options.renumber ? renumber(document.setup) : document.setup
    return { ...document, setup: { ...setup, steps: options.steps ?? setup.steps } }
  },
  levelOf: ({ setup }) => levelFromSetup(setup),
  exportLevel: (document, form) => exportLevel(document, form as LevelForm),
  endOf: () => '',
  check,
  solve: {
    description: 'print the smallest solution in exactly n moves, or -1',
    options: [
      numberOption(
        '--steps <n>',
        'ask for exactly n moves instead of the level’s own',
        1,
        MAX_STEPS,
      ),
      new Option('--minimum', 'ask for the fewest moves, n at most, instead of exactly n'),
    ],
    run: answerOf,
  },
  verify: {
    description: 'say of each level whether it is sound: solved in exactly n and in no fewer',
    options: [],
    moreOptions: [
      numberOption('--jobs <n>', 'levels that are verified at the same time', 1, 64).default(1),
    ],
    run: verified,
  },
  convert: {
    description: 'write levels in another form; which one they have is found out',
    options: [new Option('--renumber', 'number the colours 1, 2, … without holes')],
  },
  generate: mayanGenerator,
}

function answerOf(
  level: Level,
  limits: Partial<SearchLimits>,
  { minimum: isMinimum }: MayanOptions,
): SolveAnswer {
  const { verdict, nodes, ms, share } = (isMinimum ? solveMinimum : solve)(level, clock, limits)
  const moves = verdict.kind === 'solved' ? verdict.moves : null
  return {
    verdict: verdict.kind,
    fields: {
      steps: moves?.length ?? level.steps,
      moves: movesJson(verdict),
      ...(isMinimum ? { minimum: moves?.length ?? null } : {}),
    },
    nodes,
    ms,
    limit: verdict.kind === 'undecided' ? verdict.limit : null,
    text: printContestAnswer(moves),
    progress: `${Math.floor(share * 100)} % of the first moves done`,
  }
}

function verified(level: Level, limits: Partial<SearchLimits>): VerifyAnswer {
  const report = analyse(level, { ...DEFAULT_LIMITS, ...limits })
  const { verdict, minimum, spectrum, ideas, areIdeasComplete, nodes, ms, limit } = report
  const { steps } = level
  const words = [soundnessOf(report, steps), `n = ${steps}`]
  if (verdict.kind === 'solved') words.push(ideasText(report))
  if (minimum !== null && minimum !== steps) words.push(`minimum ${minimum}`)
  const counts = spectrum.map(({ k, count }) => `${k}:${count}`).join(' ')
  if (counts !== '') words.push(`solutions ${counts}`)
  return {
    verdict: verdict.kind,
    fields: {
      steps,
      moves: movesJson(verdict),
      minimum,
      spectrum,
      ideas: areIdeasComplete ? ideas.length : null,
    },
    nodes,
    ms,
    limit,
    words,
  }
}

function movesJson(verdict: Verdict): object | null {
  return verdict.kind === 'solved' ? verdict.moves.map(({ x, y, g }) => [x, y, g]) : null
}

function ideasText({ ideas, areIdeasComplete }: AnalysisReport): string {
  const least = areIdeasComplete ? '' : 'at least '
  return ideas.length === 1 ? `${least}1 idea` : `${least}${ideas.length} ideas`
}

function check({ setup }: LevelDocument, some: Partial<SearchLimits>): LevelCheck {
  const level = levelFromSetup(setup)
  if (!level.ok) return levelCheckOf(setup, null, null)
  const limits = { ...DEFAULT_LIMITS, ...some }
  const profiling = new ProfileTask(level.value, limits.tableBytes)
  return levelCheckOf(
    setup,
    analyse(level.value, limits),
    new TaskRunner(profiling, limits, clock).run(Infinity),
  )
}

function analyse(level: Level, limits: SearchLimits): AnalysisReport {
  const task: Task<AnalysisReport> = new AnalysisTask(level, limits.tableBytes)
  const report = new TaskRunner(task, limits, clock).run(Infinity)
  invariant(report !== null, 'a slice without end ends with a report')
  return report
}
