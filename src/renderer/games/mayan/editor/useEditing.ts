/** Each gesture of the editor is one change of the level, reported in the status bar. */
import type { Cell } from '@shared/games/mayan/rules/board'
import {
  clearBoard,
  colourIn,
  heightIn,
  hasRoom,
  mirror,
  moveBlock,
  placeBlock,
  removeBlock,
} from '@shared/games/mayan/rules/editing'
import { firstHole, renumber } from '@shared/games/mayan/formats/renumber'
import { useNotedChange } from '../../../edit/editedLevel'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { cellText, colourText } from '../board/words'
import { useLevel } from '../stores/level'
import { useFillBrush, useOpenCells } from '../workbench/openCells'
import { dropped, type Drag } from './blockDrag'

export function useEditing() {
  const level = useLevel()
  const notices = useNotices()
  const change = useNotedChange(level)

  function place(cell: Cell, colour: number): void {
    const isThere = colourIn(level.setup, cell) !== 0
    const landing = isThere ? cell : { x: cell.x, y: heightIn(level.setup, cell.x) }
    if (!isThere && !hasRoom(level.setup, cell.x)) {
      notices.report(text('editor.columnFull', { x: cell.x }))
      return
    }
    const key = isThere ? 'editor.recoloured' : 'editor.placed'
    change(
      placeBlock(level.setup, { ...cell, colour }),
      text(key, { cell: cellText(landing), colour: colourText(colour) }),
    )
  }
  function remove(cell: Cell): void {
    const colour = colourIn(level.setup, cell)
    change(
      removeBlock(level.setup, cell),
      text('editor.removed', { cell: cellText(cell), colour: colourText(colour) }),
    )
  }
  /** @returns where the block is afterwards */
  function move(from: Cell, to: Cell): Cell {
    const colour = colourIn(level.setup, from)
    if (colour === 0) return from
    const rest = removeBlock(level.setup, from)
    const landing = { x: to.x, y: Math.max(0, Math.min(to.y, heightIn(rest, to.x))) }
    const note = text('editor.moved', { cell: cellText(landing), colour: colourText(colour) })
    return change(moveBlock(level.setup, from, landing), note) ? landing : from
  }
  function drop({ grip, target }: Drag): void {
    const changed = dropped(level.setup, grip, target)
    if (target.kind === 'full') notices.report(text('editor.columnFull', { x: target.x }))
    const colour = colourText(grip.colour)
    if (target.kind === 'land') {
      const key = grip.kind === 'new' ? 'editor.placed' : 'editor.moved'
      change(changed, text(key, { cell: cellText(target.cell), colour }))
    } else if (grip.kind === 'block') {
      change(changed, text('editor.removed', { cell: cellText(grip.from), colour }))
    }
  }

  return {
    place,
    toggleOpen: useToggleOpen(),
    remove,
    move,
    drop,
    mirror: () => change(mirror(level.setup), text('editor.mirrored')),
    canRenumber: () => firstHole(level.setup) !== null,
    renumber: () => change(renumber(level.setup), text('editor.renumbered')),
    clear: () => change(clearBoard(level.setup), text('editor.cleared')),
  }
}

/** Opens a cell for the workbench to fill, or closes it. */
function useToggleOpen(): (cell: Cell) => void {
  const openCells = useOpenCells()
  const brush = useFillBrush()
  const notices = useNotices()
  return (cell) => {
    const toggled = openCells.toggle(cell, {
      colours: brush.colours,
      mayBeEmpty: brush.mayBeEmpty,
    })
    if (toggled === null) return
    const key = toggled.isOpen ? 'fill.opened' : 'fill.closed'
    notices.report(text(key, { cell: cellText(toggled.cell) }))
  }
}
