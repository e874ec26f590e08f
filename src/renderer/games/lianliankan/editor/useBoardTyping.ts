/** What keys do on the board: they move the cursor, select, and place, move and remove tiles. */
import type { Ref } from 'vue'
import { sizeOfArea } from '@shared/games/lianliankan/rules/area'
import { typeAt } from '@shared/games/lianliankan/rules/setup'
import { hasModifier, isAltGraph, keyOf, pieceOfKey } from '../../../actions/keyPress'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { cellText } from '../board/words'
import { tileText } from '../board/pictures'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { useEditing } from './useEditing'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** @param lastType the picture that Enter places */
export function useBoardTyping(lastType: Ref<number>) {
  const level = useLevel()
  const selection = useSelection()
  const stepper = useStepper()
  const notices = useNotices()
  const editing = useEditing()

  function typed(event: KeyboardEvent): void {
    const isMoving = event.altKey && !isAltGraph(event) && !event.ctrlKey && !event.metaKey
    if ((hasModifier(event) && !isMoving) || !stepper.isAtStart) return
    const key = keyOf(event)
    const step = STEPS[key]
    if (step !== undefined) go(step, event)
    else if (isMoving || !edit(key)) return
    event.preventDefault()
  }
  function go([down, right]: readonly [number, number], { altKey, shiftKey }: KeyboardEvent): void {
    const { row, column } = selection.cursor
    const neighbour = { row: row + down, column: column + right }
    if (altKey) {
      if (editing.move(selection.cursor, neighbour)) selection.put(neighbour)
      return
    }
    if (shiftKey) selection.extendTo(neighbour)
    else selection.put(neighbour)
    announce()
  }
  /** @returns whether the key means something */
  function edit(key: string): boolean {
    const type = pieceOfKey(key) ?? (key === 'Enter' ? lastType.value : null)
    if (type !== null) place(type)
    else if (key !== 'Backspace' && key !== 'Delete') return false
    else if (selection.area === null) editing.remove(selection.cursor)
    else editing.clear()
    return true
  }
  function place(type: number): void {
    lastType.value = type
    editing.place(selection.cursor, type)
  }
  function announce(): void {
    const { cursor, area } = selection
    if (area !== null) {
      const from = cellText({ row: area.top, column: area.left })
      const to = cellText({ row: area.bottom, column: area.right })
      const count = sizeOfArea(area)
      notices.announce({ key: 'linkEditor.selected', count, values: { from, to } })
      return
    }
    const type = typeAt(level.setup, cursor)
    const content = type === 0 ? text('editor.emptyCell') : tileText(type)
    notices.announce(text('editor.cell', { cell: cellText(cursor), content }))
  }

  return { typed }
}
