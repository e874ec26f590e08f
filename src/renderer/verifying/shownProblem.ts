/** A problem of a level as the list of problems shows it. */
import type { Text } from '../i18n/text'

export interface ShownProblem<Cell> {
  readonly rank: 'fatal' | 'warning'
  readonly text: Text
  /** Where it is, to be pointed at on the board. */
  readonly cells: readonly Cell[]
}
