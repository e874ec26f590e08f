/**
 * The tile that is selected, and what selecting another one does: two alike are linked if they can
 * be, and of two that are not the selection moves to the second.
 */
import { shallowRef } from 'vue'
import { isSameCell, type Cell } from '@shared/games/lianliankan/rules/board'
import { areAlike, tileAt, type Position } from '@shared/games/lianliankan/rules/position'
import { text } from '../../../i18n/text'
import { playSound } from '../../../play/sounds'
import { useNotices } from '../../../stores/notices'
import { cellText } from '../board/words'
import { tileText } from '../board/pictures'
import { refusalText } from './linkText'
import { usePlay } from './playStore'

/** Tiles that were refused; `id` distinguishes one refusal from the next. */
export interface Refused {
  readonly id: number
  readonly cells: readonly Cell[]
}

export function useSelection() {
  const play = usePlay()
  const notices = useNotices()
  const selected = shallowRef<Cell | null>(null)
  const refused = shallowRef<Refused | null>(null)
  let lastId = 0

  function choose(cell: Cell): void {
    const { position, status } = play
    if (position === null || status === 'won' || status === 'out-of-time') return
    const type = tileAt(position, cell)
    const { value: first } = selected
    if (type === 0) drop()
    else if (first === null) select(cell, position)
    else if (isSameCell(first, cell)) deselect()
    else chooseSecond(first, cell, position)
  }
  function select(cell: Cell, position: Position): void {
    selected.value = cell
    playSound('lift')
    const values = { tile: tileText(tileAt(position, cell)), cell: cellText(cell) }
    notices.report(text('linkPlay.selected', values))
  }
  function chooseSecond(first: Cell, cell: Cell, position: Position): void {
    if (!areAlike(position, [first, cell])) {
      selected.value = cell
      refuse([first])
      playSound('lift')
      notices.report(refusalText(position, [first, cell], 'different'))
      return
    }
    if (play.link([first, cell]) === null) drop()
    else refuse([first, cell])
  }
  function refuse(cells: readonly Cell[]): void {
    refused.value = { id: ++lastId, cells }
  }
  /** @returns whether there was a selection */
  function deselect(): boolean {
    if (selected.value === null) return false
    drop()
    notices.report(text('linkPlay.deselected'))
    return true
  }
  function drop(): void {
    selected.value = null
    refused.value = null
  }

  return { selected, refused, choose, deselect, drop }
}
