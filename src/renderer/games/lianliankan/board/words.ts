/** Cells, boards and links in words. Rows and columns are counted from 1, as judges count them. */
import type { Cell } from '@shared/games/lianliankan/rules/board'
import { cellsByType, columnsOf, type Setup } from '@shared/games/lianliankan/rules/setup'
import { say } from '../../../i18n/i18n'
import { text, type Text } from '../../../i18n/text'
import type { LinkTrace } from './film'
import { tileText } from './pictures'

export function cellText({ row, column }: Cell): Text {
  return text('tile.cell', { row: row + 1, column: column + 1 })
}

export function cellsText(cells: readonly Cell[]): string {
  return cells.map((cell) => say(cellText(cell))).join(' ')
}

/** What a board is, for those who do not see it. */
export function boardText(setup: Setup): Text {
  const cells = cellsByType(setup)
  const tiles = [...cells.values()].reduce((count, places) => count + places.length, 0)
  return text('tile.board', {
    rows: setup.rows.length,
    columns: columnsOf(setup),
    tiles: { key: 'tile.tiles', count: tiles },
    types: { key: 'tile.types', count: cells.size },
    border: text(`border.${setup.border}`),
  })
}

/** "pepper (1, 2) – (3, 4); 14 tiles are left." */
export function describeLink({ pair: [a, b], type, left }: LinkTrace): Text {
  const values = { tile: tileText(type), a: cellText(a), b: cellText(b) }
  return { key: 'linkSteps.line', count: left, values }
}
