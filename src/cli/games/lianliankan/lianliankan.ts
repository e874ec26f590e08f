/** Lianliankan in the terminal. */
import { Option } from 'commander'
import { BORDER_RULES, type BorderRule } from '../../../shared/games/lianliankan/rules/board'
import {
  exportLevel,
  LEVEL_FORMS,
  type LevelForm,
} from '../../../shared/games/lianliankan/formats/exportLevel'
import { HDU_END } from '../../../shared/games/lianliankan/formats/hduText'
import { levelCheckOf } from '../../../shared/games/lianliankan/levelCheck'
import type { LevelDocument } from '../../../shared/games/lianliankan/formats/levelDocument'
import { levelFromSetup, type Level } from '../../../shared/games/lianliankan/rules/setup'
import {
  AnalysisTask,
  type AnalysisReport,
} from '../../../shared/games/lianliankan/solver/analysis'
import { solve } from '../../../shared/games/lianliankan/solver/solveTask'
import { runAtOnce } from '../../../shared/search/task'
import type { SearchLimits } from '../../../shared/search/limits'
import type { SolveAnswer, TerminalGame, VerifyAnswer } from '../game'
import { lianliankanGenerator, numbersOf, type GenerateOptions } from './generate'
import { judgeCommand } from './judgeCommand'

interface LianliankanOptions {
  /** Replaces the boards' own. */
  readonly border?: BorderRule
}

const VERDICTS = { solved: 'clearable', unsolvable: 'not clearable', undecided: 'undecided' }

const clock = () => performance.now()

const borderOption = () =>
  new Option(
    '--border <rule>',
    'where links may go, instead of what the board says; HDU text says inside',
  ).choices(BORDER_RULES)

export const lianliankan: TerminalGame<LevelDocument, Level, LianliankanOptions, GenerateOptions> =
  {
    id: 'lianliankan',
    description: 'Lianliankan, the linking of tiles (HDU 1175)',
    noun: 'board',
    inputForms:
      'boards as HDU text, board codes or JSON, any number in a file; - is standard input',
    forms: LEVEL_FORMS,
    commands: [judgeCommand, 'solve', 'verify', 'generate', 'convert'],
    adjusted: (document, { border }) =>
      border === undefined ? document : { ...document, setup: { ...document.setup, border } },
    levelOf: ({ setup }) => levelFromSetup(setup),
    exportLevel: (document, form) => exportLevel(document, form as LevelForm),
    endOf: (form) => (form === 'hdu' ? HDU_END : ''),
    check: ({ setup }, limits) => {
      const level = levelFromSetup(setup)
      return levelCheckOf(setup, level.ok ? solve(level.value, clock, limits).verdict : null)
    },
    solve: {
      description: 'print links that clear the board, `x1 y1 x2 y2` each, or -1 where none do',
      options: [borderOption()],
      run: answerOf,
    },
    verify: {
      description: 'say of each board whether it can be cleared, and whether it can be lost',
      options: [borderOption()],
      run: verified,
    },
    convert: {
      description: 'write boards in another form; which one they have is found out',
      options: [borderOption()],
    },
    generate: lianliankanGenerator,
  }

function answerOf(level: Level, limits: Partial<SearchLimits>): SolveAnswer {
  const { verdict, nodes, ms } = solve(level, clock, limits)
  const pairs = verdict.kind === 'solved' ? verdict.pairs.map(numbersOf) : null
  const lines = pairs?.map((numbers) => numbers.join(' ')) ?? ['-1']
  return {
    verdict: verdict.kind,
    fields: { pairs },
    nodes,
    ms,
    limit: verdict.kind === 'undecided' ? verdict.limit : null,
    text: lines.map((line) => `${line}\n`).join(''),
  }
}

function verified(level: Level, limits: Partial<SearchLimits>): VerifyAnswer {
  const makeTask = (tableBytes: number) => new AnalysisTask(level, tableBytes)
  const report = runAtOnce(makeTask, clock, limits)
  const { verdict, robustness, nodes, ms, limit } = report
  return {
    verdict: verdict.kind,
    fields: {
      pairs: verdict.kind === 'solved' ? verdict.pairs.map(numbersOf) : null,
      robustness: robustness.kind,
      fatal:
        robustness.kind === 'fatal'
          ? { after: robustness.after.map(numbersOf), pair: numbersOf(robustness.pair) }
          : null,
    },
    nodes,
    ms,
    limit,
    words: wordsOf(level, report),
  }
}

function wordsOf({ rows, columns, border }: Level, report: AnalysisReport): readonly string[] {
  const { verdict, robustness } = report
  const words = [VERDICTS[verdict.kind], `${rows} x ${columns}`, `links ${border}`]
  if (verdict.kind !== 'solved') return words
  if (robustness.kind === 'safe') words.push('cannot go wrong')
  if (robustness.kind === 'fatal') {
    const { after, pair } = robustness
    words.push(`can be lost: after ${after.length} links by ${numbersOf(pair).join(' ')}`)
  }
  return words
}
