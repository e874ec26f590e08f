import type { Measured } from './measure'

export interface Row {
  readonly name: string
  readonly own: Measured
  readonly other: Measured
  /** How many times faster the own engine is. */
  readonly ratio: number
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ name, own, other, ratio }) => [
    name,
    own.answer === '-1\n' ? 'none' : 'solved',
    String(own.nodes ?? ''),
    own.ms.toFixed(3),
    ((own.nodes ?? 0) / own.ms / 1000).toFixed(2),
    String(other.nodes ?? ''),
    other.ms.toFixed(1),
    ratio.toFixed(1),
  ])
  const head = ['level', 'answer', 'nodes', 'ms', 'Mnodes/s', 'plain nodes', 'plain ms', 'ratio']
  printColumns([head, ...cells], 2)
}

/** @param names the number of columns from the left that are text; the others are figures */
export function printColumns(table: readonly (readonly string[])[], names: number): void {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of table) {
    console.log(
      row
        .map((cell, column) =>
          column < names ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
  }
}
