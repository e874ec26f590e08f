/** `mayan verify`: is each level sound, and if not, why. */
import { Command } from 'commander'
import pLimit from 'p-limit'
import type { Level } from '../../shared/games/mayan/setup'
import type { AnalysisReport } from '../../shared/games/mayan/solver/analysis'
import { soundnessOf } from '../../shared/games/mayan/solver/soundness'
import { DEFAULT_LIMITS } from '../../shared/search/limits'
import { ExitCode, worse } from '../exitCode'
import { programFault, reportFault, type ProgramFault } from '../faults'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { wholeNumber } from '../options'
import { displayName, writeOutput } from '../streams'
import { startAnalyst, type Analyst } from './analyse'
import { readLevel, type InputFault } from './input'

interface VerifyOptions extends LimitOptions {
  readonly json?: boolean
  readonly jobs: number
}

type Answer =
  | { readonly kind: 'fault'; readonly fault: InputFault | ProgramFault }
  | { readonly kind: 'report'; readonly level: Level; readonly report: AnalysisReport }

export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('say of each level whether it is sound: solved in exactly n and in no fewer')
    .argument('<file...>', 'levels in the contest format; - is standard input')
    .option('--json', 'print one object per level and line')
    .option('--jobs <n>', 'levels that are verified at the same time', wholeNumber(1, 64), 1)
  return withLimitOptions(command).action(verifyFiles)
}

async function verifyFiles(files: readonly string[], options: VerifyOptions): Promise<void> {
  const analyst = startAnalyst(Math.min(options.jobs, files.length))
  // Only so many files are open at a time.
  const limit = pLimit(options.jobs)
  const answers = files.map((file) => limit(() => answerFor(file, analyst, options)))
  let worst: ExitCode = ExitCode.answered
  // Printed in the order of the arguments, whichever is done first.
  for (const [index, answer] of answers.entries()) {
    worst = worse(worst, print(files[index] ?? '', await answer, options))
  }
  await analyst.close()
  process.exitCode = worst
}

async function answerFor(file: string, analyst: Analyst, options: VerifyOptions): Promise<Answer> {
  try {
    const level = await readLevel(file)
    if (!level.ok) return { kind: 'fault', fault: level.error }
    const limits = { ...DEFAULT_LIMITS, ...limitsOf(options) }
    const report = await analyst.analyse({ level: level.value, limits })
    return { kind: 'report', level: level.value, report }
  } catch (error) {
    return { kind: 'fault', fault: programFault(error) }
  }
}

function print(file: string, answer: Answer, options: VerifyOptions): ExitCode {
  if (answer.kind === 'fault') return reportFault(file, answer.fault, options)
  const { level, report } = answer
  const line = options.json
    ? JSON.stringify({ file, ...jsonOf(level, report) })
    : `${displayName(file)}: ${inWords(level, report)}`
  writeOutput(`${line}\n`)
  return report.limit === null ? ExitCode.answered : ExitCode.undecided
}

/** Field names and order are those that scripts rely on. */
function jsonOf({ steps }: Level, report: AnalysisReport): object {
  const { verdict, minimum, spectrum, ideas, areIdeasComplete, nodes, ms, limit } = report
  return {
    verdict: verdict.kind,
    steps,
    moves: verdict.kind === 'solved' ? verdict.moves.map(({ x, y, g }) => [x, y, g]) : null,
    minimum,
    spectrum,
    ideas: areIdeasComplete ? ideas.length : null,
    nodes,
    ms: Math.round(ms * 1000) / 1000,
    limit,
  }
}

function inWords({ steps }: Level, report: AnalysisReport): string {
  const { verdict, minimum, spectrum, limit } = report
  const spectrumText = spectrum.map(({ k, count }) => `${k}:${count}`).join(' ')
  const parts = [soundnessOf(report, steps), `n = ${steps}`]
  if (verdict.kind === 'solved') parts.push(ideasText(report))
  if (minimum !== null && minimum !== steps) parts.push(`minimum ${minimum}`)
  if (spectrumText !== '') parts.push(`solutions ${spectrumText}`)
  if (limit !== null) parts.push(`stopped by the limit of ${limit}`)
  return parts.join(', ')
}

function ideasText({ ideas, areIdeasComplete }: AnalysisReport): string {
  const least = areIdeasComplete ? '' : 'at least '
  return ideas.length === 1 ? `${least}1 idea` : `${least}${ideas.length} ideas`
}
