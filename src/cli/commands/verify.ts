/** `<game> verify`: what kind of level each one is, proved. */
import { Command } from 'commander'
import { DEFAULT_LIMITS } from '../../shared/search/limits'
import type { AnyGame, VerifyAnswer } from '../games/game'
import { ExitCode, worse } from '../io/exitCode'
import { nameOf, programFault, reportFault, type InputFault } from '../io/faults'
import { readLevels, withoutAnswers, type InputLevel } from '../io/levelInputs'
import { writeOutput } from '../io/streams'
import { limitsOf, withLimitOptions, withOptions, type LimitOptions } from './options'
import { jsonLine } from './solve'
import { startVerifier, type Verifier } from './verifyThreads'

interface VerifyOptions extends LimitOptions {
  readonly json?: boolean
  /** How many levels are verified at the same time, in games that have this option. */
  readonly jobs?: number
}

type Outcome =
  | { readonly kind: 'fault'; readonly fault: InputFault }
  | { readonly kind: 'answer'; readonly answer: VerifyAnswer; readonly code: string | null }

export function verifyCommand(game: AnyGame): Command {
  const { description, options, moreOptions } = game.verify
  const command = new Command('verify')
    .description(description)
    .argument('<file...>', game.inputForms)
  withOptions(command, options).option('--json', `print one object per ${game.noun} and line`)
  withOptions(command, moreOptions)
  return withLimitOptions(command).action(async (files: string[], options: VerifyOptions) => {
    process.exitCode = await verifyFiles(files, game, options)
  })
}

async function verifyFiles(
  files: readonly string[],
  game: AnyGame,
  options: VerifyOptions,
): Promise<ExitCode> {
  // One file after the other, so that only one is open.
  const levels: (readonly InputLevel[])[] = []
  for (const file of withoutAnswers(files)) levels.push(await readLevels(file, game, options))
  const inputs = levels.flat()
  const verifier = startVerifier(game, Math.max(1, Math.min(options.jobs ?? 1, inputs.length)))
  // Printed in the order of the arguments, regardless of which is done first.
  const outcomes = inputs.map((input) => outcomeOf(input, verifier, options))
  let worst: ExitCode = ExitCode.answered
  for (const [index, outcome] of outcomes.entries()) {
    worst = worse(worst, print(inputs[index] as InputLevel, await outcome, options))
  }
  await verifier.close()
  return worst
}

async function outcomeOf(
  { read }: InputLevel,
  verifier: Verifier,
  options: VerifyOptions,
): Promise<Outcome> {
  if (!read.ok) return { kind: 'fault', fault: read.error }
  const { level, code } = read.value
  try {
    const answer = await verifier.verify(level, { ...DEFAULT_LIMITS, ...limitsOf(options) })
    return { kind: 'answer', answer, code }
  } catch (error) {
    return { kind: 'fault', fault: programFault(error) }
  }
}

function print(input: InputLevel, outcome: Outcome, options: VerifyOptions): ExitCode {
  if (outcome.kind === 'fault') return reportFault(input, outcome.fault, options)
  const { answer, code } = outcome
  const { limit, words } = answer
  const stopped = limit === null ? [] : [`stopped by the limit of ${limit}`]
  writeOutput(
    options.json
      ? jsonLine(input, answer, code)
      : `${nameOf(input)}: ${[...words, ...stopped].join(', ')}\n`,
  )
  return limit === null ? ExitCode.answered : ExitCode.undecided
}
