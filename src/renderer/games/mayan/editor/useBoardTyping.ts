/** What keys do on the board: they move the cursor, and place, move, remove and open at it. */
import { colourIn } from '@shared/games/mayan/rules/editing'
import { hasModifier, keyOf, pieceOfKey } from '../../../actions/keyPress'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { cellText, colourText } from '../player/describeMove'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { neighbourAt, type useBoardCursor } from './useBoardCursor'
import { useEditing } from './useEditing'
import { useOpening } from './useOpening'

export function useBoardTyping({ cursor, put }: ReturnType<typeof useBoardCursor>) {
  const level = useLevel()
  const stepper = useStepper()
  const notices = useNotices()
  const editing = useEditing()
  const { toggleOpen } = useOpening()

  function typed(event: KeyboardEvent): void {
    if (hasModifier(event) || !stepper.isAtStart) return
    if (handle(event)) event.preventDefault()
  }
  /** @returns whether the key means something */
  function handle(event: KeyboardEvent): boolean {
    const { shiftKey } = event
    const key = keyOf(event)
    const neighbour = neighbourAt(cursor.value, key)
    const colour = pieceOfKey(key)
    if (neighbour !== null && shiftKey) put(editing.move(cursor.value, neighbour))
    else if (neighbour !== null) {
      put(neighbour)
      announce()
    } else if (colour !== null) editing.place(cursor.value, colour)
    else if (key === 'Backspace' || key === 'Delete') editing.remove(cursor.value)
    else if (key === 'x') toggleOpen(cursor.value)
    else return false
    return true
  }
  function announce(): void {
    const colour = colourIn(level.setup, cursor.value)
    const content = colour === 0 ? text('editor.emptyCell') : colourText(colour)
    notices.announce(text('editor.cell', { cell: cellText(cursor.value), content }))
  }

  return { typed }
}
