/** `lianliankan solve`: a board in, an order of links that clears it out. */
import { Command, Option } from 'commander'
import { BORDER_RULES, type BorderRule } from '../../shared/games/lianliankan/board'
import { solve } from '../../shared/games/lianliankan/solver/solveTask'
import { ExitCode } from '../exitCode'
import { handleEach, jsonSource, nameOf, reportFault, type Source } from '../faults'
import { withoutAnswers } from '../levelInputs'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { STANDARD_INPUT, writeError, writeOutput } from '../streams'
import { INPUT_FORMS, numbersOf, readLevels, type CodedLevel } from './input'

interface SolveOptions extends LimitOptions {
  readonly border?: BorderRule
  readonly json?: boolean
}

export function solveCommand(): Command {
  const command = new Command('solve')
    .description('print links that clear the board, `x1 y1 x2 y2` each, or -1 where none do')
    .argument('[file...]', INPUT_FORMS, [STANDARD_INPUT])
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
  process.exitCode = await handleEach(
    withoutAnswers(files),
    (file) => readLevels(file, options.border),
    (input) =>
      input.read.ok
        ? reportAnswer(input, input.read.value, options)
        : reportFault(input, input.read.error, options),
    options,
  )
}

function reportAnswer(
  source: Source,
  { level, code }: CodedLevel,
  options: SolveOptions,
): ExitCode {
  const { verdict, nodes, ms } = solve(level, () => performance.now(), limitsOf(options))
  const pairs = verdict.kind === 'solved' ? verdict.pairs.map(numbersOf) : null
  if (options.json) {
    const limit = verdict.kind === 'undecided' ? verdict.limit : null
    const figures = { nodes, ms: Math.round(ms * 1000) / 1000, limit }
    const answer = { ...jsonSource(source), verdict: verdict.kind, pairs, ...figures, code }
    writeOutput(`${JSON.stringify(answer)}\n`)
  } else if (verdict.kind !== 'undecided') {
    const lines = pairs?.map((numbers) => numbers.join(' ')) ?? ['-1']
    writeOutput(lines.map((line) => `${line}\n`).join(''))
  }
  if (verdict.kind !== 'undecided') return ExitCode.answered
  writeError(
    `${nameOf(source)}: undecided: the limit of ${verdict.limit} was reached after ` +
      `${nodes} positions.\n`,
  )
  return ExitCode.undecided
}
