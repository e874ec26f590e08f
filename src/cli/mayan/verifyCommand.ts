/** `mayan verify`: is each level sound, and if not, why. */
import { Command } from 'commander'
import type { Level } from '../../shared/games/mayan/setup'
import type { AnalysisReport } from '../../shared/games/mayan/solver/analysis'
import { soundnessOf } from '../../shared/games/mayan/solver/soundness'
import { DEFAULT_LIMITS } from '../../shared/search/limits'
import { ExitCode, worse } from '../exitCode'
import {
  jsonSource,
  nameOf,
  programFault,
  reportFault,
  type ProgramFault,
  type Source,
} from '../faults'
import { withoutAnswers } from '../levelInputs'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { wholeNumber } from '../options'
import { writeOutput } from '../streams'
import { startAnalyst, type Analyst } from './analyse'
import { INPUT_FORMS, readLevels, type CodedLevel, type InputFault, type InputLevel } from './input'

interface VerifyOptions extends LimitOptions {
  readonly json?: boolean
  readonly jobs: number
}

type Answer =
  | { readonly kind: 'fault'; readonly fault: InputFault | ProgramFault }
  | { readonly kind: 'report'; readonly level: CodedLevel; readonly report: AnalysisReport }

export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('say of each level whether it is sound: solved in exactly n and in no fewer')
    .argument('<file...>', INPUT_FORMS)
    .option('--json', 'print one object per level and line')
    .option('--jobs <n>', 'levels that are verified at the same time', wholeNumber(1, 64), 1)
  return withLimitOptions(command).action(verifyFiles)
}

async function verifyFiles(files: readonly string[], options: VerifyOptions): Promise<void> {
  // One file after the other, so that only one is open.
  const levels: (readonly InputLevel[])[] = []
  for (const file of withoutAnswers(files)) levels.push(await readLevels(file))
  const inputs = levels.flat()
  const analyst = startAnalyst(Math.min(options.jobs, inputs.length))
  // Printed in the order of the arguments, whichever is done first.
  const answers = inputs.map((input) => answerFor(input, analyst, options))
  let worst: ExitCode = ExitCode.answered
  for (const [index, answer] of answers.entries()) {
    worst = worse(worst, print(inputs[index] as InputLevel, await answer, options))
  }
  await analyst.close()
  process.exitCode = worst
}

async function answerFor(
  { read }: InputLevel,
  analyst: Analyst,
  options: VerifyOptions,
): Promise<Answer> {
  if (!read.ok) return { kind: 'fault', fault: read.error }
  const limits = { ...DEFAULT_LIMITS, ...limitsOf(options) }
  try {
    const report = await analyst.analyse({ level: read.value.level, limits })
    return { kind: 'report', level: read.value, report }
  } catch (error) {
    return { kind: 'fault', fault: programFault(error) }
  }
}

function print(source: Source, answer: Answer, options: VerifyOptions): ExitCode {
  if (answer.kind === 'fault') return reportFault(source, answer.fault, options)
  const { report } = answer
  const { level, code } = answer.level
  const line = options.json
    ? JSON.stringify({ ...jsonSource(source), ...jsonOf(level, report), code })
    : `${nameOf(source)}: ${inWords(level, report)}`
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
