/** Why a text or a level is refused, and where. */
import { faultParameters } from '@shared/messages/fault'
import type { Fault } from '../games/game'
import { text, type MessageKey, type Text } from '../i18n/text'

export function faultText(fault: Fault): Text {
  const { code, line, column } = fault
  const words = text(`fault.${code}` as MessageKey, faultParameters(fault))
  if (line === undefined || column === undefined) return words
  return text('notice.place', { line, column, fault: words })
}
