/** What a move leads to, in words. */
import type { Move } from '@shared/games/mayan/rules/board'
import type { MoveOutcome } from '@shared/games/mayan/solver/winMap'
import { text, type Text } from '../../../i18n/text'
import { cellText, sideText } from '../player/describeMove'

export function moveMarkText(move: Move, outcome: MoveOutcome): Text {
  const values = { cell: cellText(move), side: sideText(move.g) }
  if (outcome.kind !== 'wins') return text(`winMap.${outcome.kind}`, values)
  return outcome.least === null
    ? text('winMap.winsSomehow', values)
    : text('winMap.wins', { ...values, least: outcome.least })
}
