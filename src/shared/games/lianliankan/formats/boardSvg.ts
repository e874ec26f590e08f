/** A board as a picture in SVG, for pages outside the app: types as numbers. */
import { columnsOf, type Setup } from '../rules/setup'

const CELL = 32

/** The board as an SVG of 32 units a cell; each tile shows the number of its type. */
export function printBoardSvg(setup: Setup): string {
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
