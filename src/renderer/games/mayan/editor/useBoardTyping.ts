/** What keys do on the board: they move the cursor, and place, move, remove and open at it. */
import { shallowRef } from 'vue'
import { HEIGHT, WIDTH, type Cell } from '@shared/games/mayan/rules/board'
import { colourIn } from '@shared/games/mayan/rules/editing'
import { hasModifier, keyOf, pieceOfKey } from '../../../actions/keyPress'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { cellText, colourText } from '../board/words'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { useEditing } from './useEditing'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The cell that the keyboard is at. */
export function useBoardCursor() {
  const cursor = shallowRef<Cell>({ x: 0, y: 0 })

  function put({ x, y }: Cell): void {
    cursor.value = {
      x: Math.max(0, Math.min(WIDTH - 1, x)),
      y: Math.max(0, Math.min(HEIGHT - 1, y)),
    }
  }

  return { cursor, put }
}

export function useBoardTyping({ cursor, put }: ReturnType<typeof useBoardCursor>) {
  const level = useLevel()
  const stepper = useStepper()
  const notices = useNotices()
  const editing = useEditing()

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
    else if (key === 'x') editing.toggleOpen(cursor.value)
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

/** The neighbour an arrow key points at; null for any other key. */
function neighbourAt({ x, y }: Cell, key: string): Cell | null {
  const step = STEPS[key]
  return step === undefined ? null : { x: x + step[0], y: y + step[1] }
}
