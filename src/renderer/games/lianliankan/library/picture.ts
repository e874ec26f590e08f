/** A board as a PNG picture, in its stone frame. */
import { columnsOf, type Setup } from '@shared/games/lianliankan/rules/setup'
import { token } from '../../../styles/token'
import { drawTiles } from '../board/drawTiles'

/** Pixels. */
const CELL = 96
const FRAME = 36
const EDGE = 12

export async function pictureFileOf(setup: Setup): Promise<Uint8Array<ArrayBuffer>> {
  const width = columnsOf(setup) * CELL + 2 * FRAME
  const height = setup.rows.length * CELL + 2 * FRAME
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw on')
  const box = (colour: string, inset: number, radius: number) => {
    context.fillStyle = token(colour)
    context.beginPath()
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius)
    context.fill()
  }
  box('--frame-stone', 0, FRAME)
  box('--well-bottom', 2 * EDGE, EDGE)
  context.translate(FRAME, FRAME)
  drawTiles(context, setup, CELL)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}
