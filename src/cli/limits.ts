/** The limits of a search as options of a command. */
import type { Command } from 'commander'
import type { SearchLimits } from '../shared/search/limits'
import { seconds, wholeNumber } from './options'

export interface LimitOptions {
  readonly maxNodes?: number
  readonly maxSeconds?: number
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
