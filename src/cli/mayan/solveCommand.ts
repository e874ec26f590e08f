/** `mayan solve`: contest text in, contest answer out. */
import { Command } from 'commander'
import { MAX_STEPS } from '../../shared/games/mayan/board'
import { printContestAnswer } from '../../shared/games/mayan/contestText'
import type { Level } from '../../shared/games/mayan/setup'
import { solve, solveMinimum } from '../../shared/games/mayan/solver/atOnce'
import type { SolveReport } from '../../shared/games/mayan/solver/verdict'
import { ExitCode } from '../exitCode'
import { handleEach, jsonSource, nameOf, reportFault, type Source } from '../faults'
import { withoutAnswers } from '../levelInputs'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { wholeNumber } from '../options'
import { STANDARD_INPUT, writeError, writeOutput } from '../streams'
import { INPUT_FORMS, readLevels, type CodedLevel } from './input'

interface SolveOptions extends LimitOptions {
  readonly steps?: number
  readonly minimum?: boolean
  readonly json?: boolean
}

export function solveCommand(): Command {
  const command = new Command('solve')
    .description('print the smallest solution in exactly n moves, or -1')
    .argument('[file...]', INPUT_FORMS, [STANDARD_INPUT])
    .option(
      '--steps <n>',
      'ask for exactly n moves instead of the level’s own',
      wholeNumber(1, MAX_STEPS),
    )
    .option('--minimum', 'ask for the fewest moves, n at most, instead of exactly n')
    .option('--json', 'print one object per level and line')
  return withLimitOptions(command).action(solveFiles)
}

async function solveFiles(files: readonly string[], options: SolveOptions): Promise<void> {
  process.exitCode = await handleEach(
    withoutAnswers(files),
    (file) => readLevels(file, options.steps),
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
  const search = options.minimum ? solveMinimum : solve
  const report = search(level, () => performance.now(), limitsOf(options))
  const { verdict } = report
  if (options.json) {
    writeOutput(
      `${JSON.stringify({ ...jsonSource(source), ...jsonOf(report, level, options), code })}\n`,
    )
  } else if (verdict.kind !== 'undecided') {
    writeOutput(printContestAnswer(verdict.kind === 'solved' ? verdict.moves : null))
  }
  if (verdict.kind !== 'undecided') return ExitCode.answered
  writeError(
    `${nameOf(source)}: undecided: the limit of ${verdict.limit} was reached after ` +
      `${report.nodes} positions, ${Math.floor(report.share * 100)} % of the first moves done.\n`,
  )
  return ExitCode.undecided
}

/** Field names and order are those that scripts rely on. */
function jsonOf(report: SolveReport, level: Level, { minimum }: SolveOptions): object {
  const { verdict } = report
  const moves = verdict.kind === 'solved' ? verdict.moves : null
  return {
    verdict: verdict.kind,
    steps: moves?.length ?? level.steps,
    moves: moves?.map(({ x, y, g }) => [x, y, g]) ?? null,
    ...(minimum ? { minimum: moves?.length ?? null } : {}),
    nodes: report.nodes,
    ms: Math.round(report.ms * 1000) / 1000,
    limit: verdict.kind === 'undecided' ? verdict.limit : null,
  }
}
