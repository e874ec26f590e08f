/** `lianliankan verify`: can each board be cleared, and can it be lost. */
import { Command } from 'commander'
import type { BorderRule } from '../../shared/games/lianliankan/board'
import type { Level } from '../../shared/games/lianliankan/setup'
import { AnalysisTask, type AnalysisReport } from '../../shared/games/lianliankan/solver/analysis'
import { runAtOnce } from '../../shared/games/lianliankan/solver/solveTask'
import { ExitCode } from '../exitCode'
import { handleEach, jsonSource, nameOf, reportFault, type Source } from '../faults'
import { withoutAnswers } from '../levelInputs'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { writeOutput } from '../streams'
import { INPUT_FORMS, numbersOf, readLevels, type CodedLevel } from './input'
import { borderOption } from './solveCommand'

interface VerifyOptions extends LimitOptions {
  readonly border?: BorderRule
  readonly json?: boolean
}

export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('say of each board whether it can be cleared, and whether it can be lost')
    .argument('<file...>', INPUT_FORMS)
    .addOption(borderOption())
    .option('--json', 'print one object per board and line')
  return withLimitOptions(command).action(verifyFiles)
}

async function verifyFiles(files: readonly string[], options: VerifyOptions): Promise<void> {
  process.exitCode = await handleEach(
    withoutAnswers(files),
    (file) => readLevels(file, options.border),
    (input) =>
      input.read.ok
        ? report(input, input.read.value, options)
        : reportFault(input, input.read.error, options),
    options,
  )
}

function report(source: Source, { level, code }: CodedLevel, options: VerifyOptions): ExitCode {
  const clock = () => performance.now()
  const analysis = runAtOnce(
    (tableBytes) => new AnalysisTask(level, tableBytes),
    clock,
    limitsOf(options),
  )
  const line = options.json
    ? JSON.stringify({ ...jsonSource(source), ...jsonOf(analysis), code })
    : `${nameOf(source)}: ${inWords(level, analysis)}`
  writeOutput(`${line}\n`)
  return analysis.limit === null ? ExitCode.answered : ExitCode.undecided
}

/** Field names and order are those that scripts rely on. */
function jsonOf({ verdict, robustness, nodes, ms, limit }: AnalysisReport): object {
  return {
    verdict: verdict.kind,
    pairs: verdict.kind === 'solved' ? verdict.pairs.map(numbersOf) : null,
    robustness: robustness.kind,
    fatal:
      robustness.kind === 'fatal'
        ? { after: robustness.after.map(numbersOf), pair: numbersOf(robustness.pair) }
        : null,
    nodes,
    ms: Math.round(ms * 1000) / 1000,
    limit,
  }
}

const VERDICTS = { solved: 'clearable', unsolvable: 'not clearable', undecided: 'undecided' }

function inWords({ rows, columns, border }: Level, report: AnalysisReport): string {
  const { verdict, robustness, limit } = report
  const parts = [VERDICTS[verdict.kind], `${rows} x ${columns}`, `links ${border}`]
  if (verdict.kind === 'solved') {
    switch (robustness.kind) {
      case 'safe':
        parts.push('cannot go wrong')
        break
      case 'fatal':
        parts.push(
          `can be lost: after ${robustness.after.length} links by ` +
            numbersOf(robustness.pair).join(' '),
        )
    }
  }
  if (limit !== null) parts.push(`stopped by the limit of ${limit}`)
  return parts.join(', ')
}
