/** A board as a picture in SVG, for pages outside the app. */
import { HEIGHT, MAX_COLOUR, WIDTH } from '../rules/board'
import { GLYPHS } from './glyphs'
import type { Setup } from '../rules/setup'

/** The stones, by colour; the app's own are the tokens `--stone-N` and `--carving-N`. */
export const STONE_COLOURS = [
  ['#1fb187', '#07291f'],
  ['#d35438', '#2e0b05'],
  ['#ecbc4c', '#3d2a05'],
  ['#418fd9', '#07203a'],
  ['#7f57ce', '#f1e9ff'],
  ['#ede7d4', '#40382a'],
  ['#c4428a', '#2c0419'],
  ['#63c5d9', '#07323b'],
  ['#9caa13', '#242803'],
  ['#6e483c', '#f6e3cf'],
] as const satisfies readonly (readonly [string, string])[]

const CELL = 48

/** Blocks outside the board or the ten colours are left out. */
export function printBoardSvg({ stacks }: Setup): string {
  const blocks = stacks
    .slice(0, WIDTH)
    .flatMap((stack, x) => stack.slice(0, HEIGHT).map((colour, y) => blockAt(x, y, colour)))
  const [width, height] = [WIDTH * CELL, HEIGHT * CELL]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<rect width="${width}" height="${height}" rx="6" fill="#1a1611"/>
${blocks.join('')}
</svg>`
}

function blockAt(x: number, y: number, colour: number): string {
  const [stone, carving] = STONE_COLOURS[colour - 1] ?? []
  if (stone === undefined || colour > MAX_COLOUR) return ''
  const place = `${x * CELL} ${(HEIGHT - 1 - y) * CELL}`
  return `<g transform="translate(${place})"><rect x="1.5" y="1.5" width="45" height="45" rx="7" fill="${stone}"/><path d="${GLYPHS[colour] ?? ''}" fill="${carving}" fill-rule="evenodd" transform="translate(7.2 7.2) scale(0.7)"/></g>`
}
