/** What is wrong, in words of the page: a cell stays on one line. */
import { faultParameters } from '@shared/messages/fault'
import { text, type MessageKey, type Text } from './text'

export function faultWords(fault: { readonly code: string }): Text {
  return text(`fault.${fault.code}` as MessageKey, faultParameters(fault, '\u00a0'))
}
