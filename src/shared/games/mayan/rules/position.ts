/** A legal position: five packed columns, gap-free and without runs. Plain, immutable data. */
import type { Block } from './board'
import {
  colourAt,
  equalCells,
  heightOf,
  packColumn,
  unpackColumn,
  verticalRuns,
  type Column,
  type Marks,
} from './column'

export type PerColumn<T> = readonly [T, T, T, T, T]
export type Position = PerColumn<Column>

export const EMPTY_POSITION: Position = [0, 0, 0, 0, 0]

/** Whether no block is left: the level is solved. */
export function isEmpty(position: Position): boolean {
  return position.every((column) => column === 0)
}

/** Whether every cell holds the same colour. */
export function isSamePosition(a: Position, b: Position): boolean {
  return a.every((column, x) => column === b[x])
}

/** The colour at (x, y), or 0 for an empty cell or one outside the board. */
export function blockAt(position: Position, x: number, y: number): number {
  const column = position[x]
  return column === undefined || y < 0 || y >= heightOf(column) ? 0 : colourAt(column, y)
}

/** All blocks, column by column from the left, each from below. */
export function blocksOf(position: Position): Block[] {
  return position.flatMap((column, x) =>
    unpackColumn(column).map((colour, y) => ({ x, y, colour })),
  )
}

/** Packs five gap-free stacks, colours bottom to top. */
export function packStacks(stacks: readonly (readonly number[])[]): Position {
  return perColumn((x) => packColumn(stacks[x] ?? []))
}

/** The colours of each column, from below: a setup's `stacks`. */
export function unpackStacks(position: Position): number[][] {
  return position.map(unpackColumn)
}

/** Marks every cell in a horizontal or vertical run of three or more, column by column. */
export function runsOf(position: Position): PerColumn<Marks> {
  const [a, b, c, d, e] = position
  const bc = equalCells(b, c)
  const cd = equalCells(c, d)
  const abc = equalCells(a, b) & bc
  const bcd = bc & cd
  const cde = cd & equalCells(d, e)
  return [
    verticalRuns(a) | abc,
    verticalRuns(b) | abc | bcd,
    verticalRuns(c) | abc | bcd | cde,
    verticalRuns(d) | bcd | cde,
    verticalRuns(e) | cde,
  ]
}

/** One value for each of the five columns. */
export function perColumn<T>(make: (x: number) => T): PerColumn<T> {
  return [make(0), make(1), make(2), make(3), make(4)]
}
