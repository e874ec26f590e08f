/** Changes that mend a level, in words. */
import type { Edit } from '@shared/games/mayan/workbench/edits'
import type { Cell } from '@shared/games/mayan/rules/board'
import { text, type Text } from '../../../i18n/text'
import { cellText, colourText } from '../board/words'

export function editText(edit: Edit): Text {
  switch (edit.kind) {
    case 'recolour': {
      const values = { cell: cellText(edit.cell), from: colourText(edit.from) }
      return text('mend.recolour', { ...values, to: colourText(edit.to) })
    }
    case 'remove':
      return text('mend.remove', { cell: cellText(edit.cell), from: colourText(edit.from) })
    case 'add':
      return text('mend.add', { cell: cellText(edit.cell), to: colourText(edit.to) })
    case 'exchange':
      return text('mend.exchange', { cell: cellText(edit.cell), other: cellText(edit.other) })
    case 'steps':
      return text('mend.steps', { from: edit.from, to: edit.to })
  }
}

/** The cells that edits are about, on the board before them. */
export function cellsOf(edits: readonly Edit[]): Cell[] {
  return edits.flatMap((edit) => {
    if (edit.kind === 'steps') return []
    return edit.kind === 'exchange' ? [edit.cell, edit.other] : [edit.cell]
  })
}
