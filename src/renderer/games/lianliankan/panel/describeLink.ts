/** A link in words. */
import type { Text } from '../../../i18n/text'
import { cellText } from '../board/cellText'
import type { LinkTrace } from '../board/film'
import { tileText } from '../board/pictures'

/** "pepper (1, 2) – (3, 4); 14 tiles are left." */
export function describeLink({ pair: [a, b], type, left }: LinkTrace): Text {
  const values = { tile: tileText(type), a: cellText(a), b: cellText(b) }
  return { key: 'linkSteps.line', count: left, values }
}
