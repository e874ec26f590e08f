/** `<game> solve`: levels in, a solution of each out. */
import { Command } from 'commander'
import type { AnyGame, Answer } from '../games/game'
import { ExitCode } from '../io/exitCode'
import { handleEach, jsonSource, nameOf, reportFault, type Source } from '../io/faults'
import { readLevels, withoutAnswers, type InputLevel } from '../io/levelInputs'
import { STANDARD_INPUT, writeError, writeOutput } from '../io/streams'
import { limitsOf, withLimitOptions, withOptions, type LimitOptions } from './options'

interface SolveOptions extends LimitOptions {
  readonly json?: boolean
}

export function solveCommand(game: AnyGame): Command {
  const { description, options, moreOptions } = game.solve
  const command = new Command('solve')
    .description(description)
    .argument('[file...]', game.inputForms, [STANDARD_INPUT])
  withOptions(command, options).option('--json', `print one object per ${game.noun} and line`)
  withOptions(command, moreOptions)
  return withLimitOptions(command).action(async (files: string[], options: SolveOptions) => {
    process.exitCode = await handleEach(
      withoutAnswers(files),
      (file) => readLevels(file, game, options),
      (input) => solve(input, game, options),
      options,
    )
  })
}

function solve(input: InputLevel, game: AnyGame, options: SolveOptions): ExitCode {
  const { read } = input
  if (!read.ok) return reportFault(input, read.error, options)
  const { level, code } = read.value
  const answer = game.solve.run(level, limitsOf(options), options)
  if (options.json) writeOutput(jsonLine(input, answer, code))
  else if (answer.limit === null) writeOutput(answer.text)
  if (answer.limit === null) return ExitCode.answered
  const { limit, nodes, progress } = answer
  writeError(
    `${nameOf(input)}: undecided: the limit of ${limit} was reached after ${nodes} positions` +
      `${progress === undefined ? '' : `, ${progress}`}.\n`,
  )
  return ExitCode.undecided
}

/** The object of `--json`. Field names and order are those that scripts rely on. */
export function jsonLine(source: Source, answer: Answer, code: string | null): string {
  const { verdict, fields, nodes, ms, limit } = answer
  const figures = { nodes, ms: Math.round(ms * 1000) / 1000, limit }
  return `${JSON.stringify({ ...jsonSource(source), verdict, ...fields, ...figures, code })}\n`
}
