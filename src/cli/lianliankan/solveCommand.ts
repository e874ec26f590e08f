/** `lianliankan solve`: a board in, an order of links that clears it out. */
import { Command, Option } from 'commander'
import { BORDER_RULES, type BorderRule } from '../../shared/games/lianliankan/board'
import type { Level } from '../../shared/games/lianliankan/setup'
import { solve } from '../../shared/games/lianliankan/solver/solveTask'
import { ExitCode } from '../exitCode'
import { handleEach, reportFault } from '../faults'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { displayName, STANDARD_INPUT, writeError, writeOutput } from '../streams'
import { numbersOf, readLevel } from './input'

interface SolveOptions extends LimitOptions {
  readonly border?: BorderRule
  readonly json?: boolean
}

export function solveCommand(): Command {
  const command = new Command('solve')
    .description('print links that clear the board, `x1 y1 x2 y2` each, or -1 where none do')
    .argument('[file...]', 'boards as HDU text, code or JSON; - is standard input', [
      STANDARD_INPUT,
    ])
    .addOption(borderOption())
    .option('--json', 'print one object per board and line')
  return withLimitOptions(command).action(solveFiles)
}

export function borderOption(): Option {
  return new Option(
    '--border <rule>',
    'where links may go, instead of what the board says; HDU text says inside',
  ).choices(BORDER_RULES)
}

async function solveFiles(files: readonly string[], options: SolveOptions): Promise<void> {
  const solveFile = async (file: string): Promise<ExitCode> => {
    const level = await readLevel(file, options.border)
    return level.ok
      ? reportAnswer(file, level.value, options)
      : reportFault(file, level.error, options)
  }
  process.exitCode = await handleEach(files, solveFile, options)
}

function reportAnswer(file: string, level: Level, options: SolveOptions): ExitCode {
  const { verdict, nodes, ms } = solve(level, () => performance.now(), limitsOf(options))
  const pairs = verdict.kind === 'solved' ? verdict.pairs.map(numbersOf) : null
  if (options.json) {
    const limit = verdict.kind === 'undecided' ? verdict.limit : null
    const figures = { nodes, ms: Math.round(ms * 1000) / 1000, limit }
    writeOutput(`${JSON.stringify({ file, verdict: verdict.kind, pairs, ...figures })}\n`)
  } else if (verdict.kind !== 'undecided') {
    const lines = pairs?.map((numbers) => numbers.join(' ')) ?? ['-1']
    writeOutput(lines.map((line) => `${line}\n`).join(''))
  }
  if (verdict.kind !== 'undecided') return ExitCode.answered
  writeError(
    `${displayName(file)}: undecided: the limit of ${verdict.limit} was reached after ` +
      `${nodes} positions.\n`,
  )
  return ExitCode.undecided
}
