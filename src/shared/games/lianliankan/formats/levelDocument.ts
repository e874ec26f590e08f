/** A Lianliankan level with the words of its author: as JSON, and as a picture. */
import { z } from 'zod'
import { levelFormat, type LevelOf } from '../../levelFormat'
import { BORDER_RULES } from '../rules/board'
import { columnsOf, type Setup } from '../rules/setup'

const MAX_SIDE = 99
/** Of a cell of the picture. */
const CELL = 32

/** Generous bounds: what a setup may hold is the rules' business, what is carried about is ours. */
export const setupSchema = z.strictObject({
  rows: z
    .array(z.array(z.int().min(0).max(9999)).max(MAX_SIDE))
    .max(MAX_SIDE)
    .refine((rows) => rows.every(({ length }) => length === rows[0]?.length)),
  border: z.enum(BORDER_RULES),
})

export const LIANLIANKAN_FORMAT = levelFormat({
  game: 'lianliankan',
  format: 'mayan-studio/lianliankan-level',
  version: 1,
  setupSchema,
  rowsField: 'rows',
  printBoardSvg,
})

export type LevelDocument = LevelOf<typeof LIANLIANKAN_FORMAT>

/** A picture for pages outside the app; each tile shows the number of its type. */
function printBoardSvg(setup: Setup): string {
  const [width, height] = [columnsOf(setup) * CELL, setup.rows.length * CELL]
  const tiles = setup.rows.flatMap((row, y) =>
    row.map((type, x) => tileAt(x * CELL, y * CELL, type)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<rect width="${width}" height="${height}" rx="6" fill="#1a1611"/>
${tiles.join('')}
</svg>`
}

function tileAt(x: number, y: number, type: number): string {
  if (type === 0) return ''
  return `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="5" fill="#efe7d2"/><text x="${x + CELL / 2}" y="${y + CELL / 2 + 5}" font-size="14" text-anchor="middle" fill="#3a3122">${type}</text>`
}
