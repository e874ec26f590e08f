/** Each gesture of the editor is one change of the level, reported in the status bar. */
import { isSameCell, type BorderRule, type Cell } from '@shared/games/lianliankan/rules/board'
import {
  clearTiles,
  mirror,
  moveTile,
  placeTile,
  removeTile,
  resize,
  setBorder,
  tilesBeyond,
  type Size,
} from '@shared/games/lianliankan/rules/editing'
import { typeAt, type Setup } from '@shared/games/lianliankan/rules/setup'
import { useNotedChange } from '../../../edit/editedLevel'
import { text, type Text } from '../../../i18n/text'
import { useToasts } from '../../../stores/toasts'
import { cellText } from '../board/words'
import { tileText } from '../board/pictures'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { dropped, type Grip } from './tileDrag'

export function useEditing() {
  const level = useLevel()
  const change = useNotedChange(level)
  const selection = useSelection()
  const toasts = useToasts()

  function place(cell: Cell, type: number): void {
    const key = typeAt(level.setup, cell) === 0 ? 'placed' : 'replaced'
    const note = text(`linkEditor.${key}`, { cell: cellText(cell), tile: tileText(type) })
    change(placeTile(level.setup, cell, type), note)
  }
  function remove(cell: Cell): void {
    const tile = tileText(typeAt(level.setup, cell))
    change(
      removeTile(level.setup, cell),
      text('linkEditor.removed', { cell: cellText(cell), tile }),
    )
  }
  /** @returns whether it could be moved */
  function move(from: Cell, to: Cell): boolean {
    return change(moveTile(level.setup, from, to), movedText(level.setup, from, to))
  }
  /** @param target the cell it was let go over, or null beside the board */
  function drop(grip: Grip, target: Cell | null): void {
    const changed = dropped(level.setup, grip, target)
    if (grip.kind === 'new' && target !== null) place(target, grip.type)
    else if (grip.kind !== 'tile') return
    else if (target === null) remove(grip.from)
    else if (!isSameCell(grip.from, target))
      change(changed, movedText(level.setup, grip.from, target))
  }
  function setSize(size: Size): void {
    const cut = tilesBeyond(level.setup, size)
    change(resize(level.setup, size), text('linkEditor.resized', { ...size }))
    if (cut > 0) toasts.show({ key: 'linkEditor.cutOff', count: cut })
  }
  function setRule(border: BorderRule): void {
    const note = text('linkEditor.borderChanged', { border: text(`border.${border}Text`) })
    change(setBorder(level.setup, border), note)
  }

  /** Of the selection where there is one, and else of the whole board. */
  function mirrorTiles(): void {
    const { area } = selection
    if (area === null) change(mirror(level.setup), text('editor.mirrored'))
    else change(mirror(level.setup, area), text('linkEditor.areaMirrored'))
  }
  function clear(): void {
    const { area } = selection
    if (area === null) change(clearTiles(level.setup), text('editor.cleared'))
    else change(clearTiles(level.setup, area), text('linkEditor.areaCleared'))
  }

  return { place, remove, move, drop, setSize, setRule, mirror: mirrorTiles, clear }
}

function movedText(setup: Setup, from: Cell, to: Cell): Text {
  const [tile, met] = [tileText(typeAt(setup, from)), typeAt(setup, to)]
  return met === 0
    ? text('linkEditor.moved', { tile, cell: cellText(to) })
    : text('linkEditor.exchanged', { tile, cell: cellText(from), other: tileText(met) })
}
