/** Tiles painted on a canvas: what Tile.vue builds from elements, for pictures of many boards. */
import { columnsOf, type Setup } from '@shared/games/lianliankan/rules/setup'
import { PICTURE_BOX, shapesOf } from './pictures'
import { token } from '../../..//level/canvas'
import type { CanvasContext } from '../../../level/canvas'

const sprites = new Map<string, OffscreenCanvas>()

/** @param cell pixels from one cell to the next */
export function drawTiles(context: CanvasContext, setup: Setup, cell: number): void {
  const columns = columnsOf(setup)
  const size = Math.max(1, cell - Math.max(1, Math.round(cell * 0.08)))
  const gap = (cell - size) / 2
  context.fillStyle = token('--miniature-cell')
  context.beginPath()
  for (const [row, types] of setup.rows.entries()) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * cell + gap, row * cell + gap]
      const type = types[column] ?? 0
      if (type === 0) context.roundRect(x, y, size, size, size * 0.16)
      else context.drawImage(spriteOf(type, size), x, y)
    }
  }
  context.fill()
}

/** Every tile of a type and size looks the same, so it is painted once. */
function spriteOf(type: number, size: number): OffscreenCanvas {
  const bone = token('--bone')
  const key = `${type} ${size} ${bone}`
  const known = sprites.get(key)
  if (known !== undefined) return known
  const sprite = new OffscreenCanvas(size, size)
  const context = sprite.getContext('2d')
  if (context !== null) paint(context, type, size, bone)
  sprites.set(key, sprite)
  return sprite
}

function paint(
  context: OffscreenCanvasRenderingContext2D,
  type: number,
  size: number,
  bone: string,
): void {
  context.fillStyle = token('--bone-side')
  box(context, size, size)
  context.fillStyle = bone
  box(context, size, size * 0.93)
  const scale = (size * 0.76) / PICTURE_BOX
  context.translate(size * 0.12, size * 0.09)
  context.scale(scale, scale)
  for (const [colour, outline] of shapesOf(type)) {
    context.fillStyle = colour
    context.fill(new Path2D(outline), 'evenodd')
  }
}

function box(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  context.beginPath()
  context.roundRect(0, 0, width, height, width * 0.14)
  context.fill()
}
