/** Options that several commands have, and parsers of option values. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import type { SearchLimits } from '../../shared/search/limits'

export interface LimitOptions {
  readonly maxNodes?: number
  readonly maxSeconds?: number
}

export function withOptions(command: Command, options: readonly Option[] = []): Command {
  for (const option of options) command.addOption(option)
  return command
}

export function withLimitOptions(command: Command): Command {
  return command
    .option('--max-nodes <n>', 'give up after n positions', wholeNumber(1, Infinity))
    .option('--max-seconds <s>', 'give up after s seconds', seconds)
}

export function limitsOf({ maxNodes, maxSeconds }: LimitOptions): Partial<SearchLimits> {
  return {
    ...(maxNodes === undefined ? {} : { maxNodes }),
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
  }
}

/** An option with a whole number, both limits included. */
export function numberOption(
  flags: string,
  description: string,
  least: number,
  most: number,
): Option {
  return new Option(flags, description).argParser(wholeNumber(least, most))
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = Number.isFinite(most) ? `from ${least} to ${most}` : `of at least ${least}`
      throw new InvalidArgumentError(`It must be a whole number ${range}.`)
    }
    return value
  }
}

export function seconds(text: string): number {
  const value = Number(text)
  if (!/^\d*\.?\d+$/.test(text) || value <= 0) {
    throw new InvalidArgumentError('It must be a number of seconds above 0.')
  }
  return value
}
