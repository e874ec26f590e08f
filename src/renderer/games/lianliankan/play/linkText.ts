/** Links, and what is left, in words. */
import type { Cell } from '@shared/games/lianliankan/rules/board'
import { tileAt, type Pair, type Position } from '@shared/games/lianliankan/rules/position'
import { text, type Text } from '../../../i18n/text'
import { cellText } from '../board/words'
import { tileText } from '../board/pictures'
import type { Refusal } from './playState'

export function leftText(count: number): Text {
  return { key: 'linkPlay.left', count }
}

/** A pair as `{tile}`, `{a}` and `{b}`. */
export function pairValues([a, b]: Pair, type: number) {
  return { tile: tileText(type), a: cellText(a), b: cellText(b) }
}

export function linkedText(pair: Pair, type: number, left: number): Text {
  return text('linkPlay.linked', { ...pairValues(pair, type), left: leftText(left) })
}

export function refusalText(position: Position, [a, b]: Pair, refusal: Refusal): Text {
  const values = pairValues([a, b], tileAt(position, a))
  if (refusal === 'no-path') return text('linkPlay.noPath', values)
  return text('linkPlay.different', { ...values, other: tileText(tileAt(position, b)) })
}

/** What a cell holds; `isSelected` is said of it. */
export function tileCellText(cell: Cell, type: number, isSelected: boolean): Text {
  const tile = type === 0 ? text('play.emptyCell') : tileText(type)
  return text(isSelected ? 'linkPlay.selectedCell' : 'linkPlay.cell', {
    cell: cellText(cell),
    tile,
  })
}
