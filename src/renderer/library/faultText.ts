/** Why a text or a level is refused, and where. */
import type { Fault } from '../games/game'
import { faultWords } from '../i18n/faultWords'
import { text, type Text } from '../i18n/text'

export function faultText(fault: Fault): Text {
  const { line, column } = fault
  const words = faultWords(fault)
  if (line === undefined || column === undefined) return words
  return text('notice.place', { line, column, fault: words })
}
