/** The cells of a board and what stands in them, painted on a canvas. */
import { HEIGHT, WIDTH } from '@shared/games/mayan/board'
import type { Setup } from '@shared/games/mayan/setup'
import { token } from '../../../styles/token'
import { drawBlock } from './drawBlock'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Between two cells, as a share of a cell. */
const GAP = 0.08

/** @param cell pixels from one cell to the next */
export function drawBoard(context: Context, { stacks }: Setup, cell: number): void {
  const gap = Math.max(1, Math.round(cell * GAP))
  const size = cell - gap
  const cornerOf = (x: number, y: number) =>
    [x * cell + gap / 2, (HEIGHT - 1 - y) * cell + gap / 2].map(Math.floor) as [number, number]

  context.fillStyle = token('--miniature-cell')
  context.beginPath()
  for (let x = 0; x < WIDTH; x++) {
    for (let y = 0; y < HEIGHT; y++) {
      if ((stacks[x]?.[y] ?? 0) === 0) context.roundRect(...cornerOf(x, y), size, size, size * 0.16)
    }
  }
  context.fill()
  for (const [x, stack] of stacks.slice(0, WIDTH).entries()) {
    for (const [y, colour] of stack.slice(0, HEIGHT).entries()) {
      if (colour !== 0) drawBlock(context, colour, cornerOf(x, y), size)
    }
  }
}
