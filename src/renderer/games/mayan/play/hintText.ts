/** Hints in words. */
import type { HintStrength } from '@shared/games/mayan/records/progressRecord'
import { blockAt } from '@shared/games/mayan/rules/position'
import { text, type Text } from '../../../i18n/text'
import { cellText, colourText, sideText } from '../player/describeMove'
import type { Prospect, Winnable } from './winnable'

export function hintText(found: Winnable, strength: HintStrength, { position }: Prospect): Text {
  if (found.kind === 'loses') return text('hint.loses')
  if (found.kind === 'unknown') {
    return found.reason === 'failed'
      ? text('hint.failed')
      : text('hint.unknown', { limit: text(`limit.${found.reason}`) })
  }
  const [move] = found.moves
  if (strength === 'winnable' || move === undefined) {
    return text('hint.wins')
  }
  const block = colourText(blockAt(position, move.x, move.y))
  const values = { cell: cellText(move), block, side: sideText(move.g) }
  return strength === 'block' ? text('hint.block', values) : text('hint.move', values)
}
