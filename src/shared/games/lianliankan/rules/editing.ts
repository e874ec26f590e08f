/**
 * What an editor does to a board, as functions from setup to setup. They take any setup; what is
 * beside the board is left out of account, and where nothing changes they return the very setup
 * that was given.
 */
import { Random } from '../../../random'
import { cellsOfArea, isInArea, wholeArea, type Area } from './area'
import { isSameCell, type BorderRule, type Cell } from './board'
import { columnsOf, typeAt, type Setup } from './setup'

export interface Size {
  readonly rows: number
  readonly columns: number
}

/** Whether a setup has this cell. */
export function isOnBoard(setup: Setup, { row, column }: Cell): boolean {
  return row >= 0 && row < setup.rows.length && column >= 0 && column < columnsOf(setup)
}

/** Rows and columns of a setup's board. */
export function sizeOf(setup: Setup): Size {
  return { rows: setup.rows.length, columns: columnsOf(setup) }
}

/** Puts a tile into a cell, in the place of any that is there. */
export function placeTile(setup: Setup, cell: Cell, type: number): Setup {
  return changed(setup, (there, at) => (isSameCell(at, cell) ? type : there))
}

/** The setup with this cell empty; itself where it was. */
export function removeTile(setup: Setup, cell: Cell): Setup {
  return placeTile(setup, cell, 0)
}

/** To an empty cell; from one that holds a tile to another such one, both exchange their places. */
export function moveTile(setup: Setup, from: Cell, to: Cell): Setup {
  if (!isOnBoard(setup, to)) return setup
  const [moved, met] = [typeAt(setup, from), typeAt(setup, to)]
  if (moved === 0) return setup
  return changed(setup, (there, at) =>
    isSameCell(at, to) ? moved : isSameCell(at, from) ? met : there,
  )
}

/** Takes away all tiles of an area, or of the whole board. */
export function clearTiles(setup: Setup, area: Area = wholeArea(setup)): Setup {
  return changed(setup, (there, at) => (isInArea(area, at) ? 0 : there))
}

/** Left and right exchanged, in an area or on the whole board. */
export function mirror(setup: Setup, area: Area = wholeArea(setup)): Setup {
  const [left, right] = [Math.max(0, area.left), Math.min(columnsOf(setup) - 1, area.right)]
  return changed(setup, (there, at) =>
    isInArea(area, at) ? typeAt(setup, { row: at.row, column: left + right - at.column }) : there,
  )
}

/** Rows are added and cut off below, columns at the right; the tiles that stay keep their cells. */
export function resize(setup: Setup, { rows, columns }: Size): Setup {
  if (rows === setup.rows.length && columns === columnsOf(setup)) return setup
  return {
    ...setup,
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => typeAt(setup, { row, column })),
    ),
  }
}

/** How many tiles a board of another size would not hold any more. */
export function tilesBeyond(setup: Setup, { rows, columns }: Size): number {
  return setup.rows
    .flatMap((types, row) => types.filter((_, column) => row >= rows || column >= columns))
    .filter((type) => type !== 0).length
}

/** The setup under another border rule; itself where it has that one. */
export function setBorder(setup: Setup, border: BorderRule): Setup {
  return border === setup.border ? setup : { ...setup, border }
}

/**
 * Fills an area with pairs at random, in the place of what is there: each type about as often as
 * any other. If its cells are odd in number, one of them, which is drawn, stays empty.
 *
 * @param types to choose from, at least one
 * @param seed 0…`MAX_SEED`; the same seed fills in the same way
 */
export function fillWithPairs(
  setup: Setup,
  { area, types, seed }: { readonly area: Area; readonly types: readonly number[]; seed: number },
): Setup {
  const cells = cellsOfArea(area).filter((cell) => isOnBoard(setup, cell))
  const random = new Random(seed)
  const pairs = Math.floor(cells.length / 2)
  const drawn = dealt(types, pairs, random)
  const empty = Array<number>(cells.length % 2).fill(0)
  const filling = random.shuffled([...drawn, ...drawn, ...empty])
  const byCell = new Map(cells.map((cell, index) => [keyOf(cell), filling[index] ?? 0]))
  return changed(setup, (there, at) => byCell.get(keyOf(at)) ?? there)
}

/** So many of the items, each as often as any other, or once more: which ones is drawn. */
function dealt(items: readonly number[], count: number, random: Random): number[] {
  const rounds = Array.from({ length: Math.floor(count / items.length) }, () => items).flat()
  return [...rounds, ...random.shuffled(items).slice(0, count % items.length)]
}

function keyOf({ row, column }: Cell): string {
  return `${row},${column}`
}

/** Maps every cell; rows without a change stay the same objects, and so does the setup. */
function changed(setup: Setup, typeOf: (there: number, at: Cell) => number): Setup {
  const rows = setup.rows.map((types, row) => {
    const after = types.map((there, column) => typeOf(there, { row, column }))
    return after.every((type, column) => type === types[column]) ? types : after
  })
  return rows.every((types, row) => types === setup.rows[row]) ? setup : { ...setup, rows }
}
