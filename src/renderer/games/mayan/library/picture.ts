/** A board as a PNG picture, in its stone frame. */
import { HEIGHT, WIDTH } from '@shared/games/mayan/rules/board'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { token } from '../../../styles/token'
import { drawBoard } from './drawBoard'

/** Pixels. */
const CELL = 96
const FRAME = 36
const EDGE = 12

export async function pictureOf(setup: Setup): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [WIDTH * CELL + 2 * FRAME, HEIGHT * CELL + 2 * FRAME]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw on')
  box(context, '--frame-stone', [0, 0, width, height], FRAME)
  const well: Box = [EDGE * 2, EDGE * 2, width - EDGE * 4, height - EDGE * 4]
  box(context, '--well-bottom', well, EDGE)
  context.translate(FRAME, FRAME)
  drawBoard(context, setup, CELL)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}

type Box = readonly [x: number, y: number, width: number, height: number]

function box(
  context: OffscreenCanvasRenderingContext2D,
  colour: string,
  place: Box,
  radius: number,
): void {
  context.fillStyle = token(colour)
  context.beginPath()
  context.roundRect(...place, radius)
  context.fill()
}
