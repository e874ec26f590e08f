/** The cells of a board and what stands in them, painted on a canvas. */
import { HEIGHT, WIDTH } from '@shared/games/mayan/rules/board'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { token } from '../../../styles/token'
import { drawBlock, drawCell } from './drawBlock'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Between two cells, as a share of a cell. */
const GAP = 0.08

/** @param cell pixels from one cell to the next */
export function drawBoard(context: Context, { stacks }: Setup, cell: number): void {
  const gap = Math.max(1, Math.round(cell * GAP))
  const size = cell - gap
  const cornerOf = (x: number, y: number) =>
    [x * cell + gap / 2, (HEIGHT - 1 - y) * cell + gap / 2].map(Math.floor) as [number, number]

  const empty = token('--miniature-cell')
  for (let x = 0; x < WIDTH; x++) {
    for (let y = 0; y < HEIGHT; y++) {
      const colour = stacks[x]?.[y] ?? 0
      if (colour === 0) drawCell(context, empty, cornerOf(x, y), size)
      else drawBlock(context, colour, cornerOf(x, y), size)
    }
  }
}
