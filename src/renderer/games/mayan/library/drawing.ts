/** Boards painted on a canvas: what Stone.vue builds from elements, for pictures of many boards. */
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { HEIGHT, MAX_COLOUR, WIDTH } from '@shared/games/mayan/rules/board'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { GLYPHS } from '@shared/games/mayan/formats/glyphs'
import { token } from '../../..//level/canvas'
import type { CanvasContext, Drawing } from '../../../level/canvas'

/** The box the glyphs are drawn in. */
const GLYPH_BOX = 48

const sprites = new Map<string, OffscreenCanvas>()

/** Between two cells, as a share of a cell. */
const GAP = 0.08

export function drawingOf({ setup }: LevelDocument): Drawing {
  return {
    columns: WIDTH,
    rows: HEIGHT,
    load: () =>
      Promise.resolve({
        draw: (context, cell) => {
          drawBoard(context, setup, cell)
        },
      }),
  }
}

/** @param cell pixels from one cell to the next */
function drawBoard(context: CanvasContext, { stacks }: Setup, cell: number): void {
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

/** Paints a block of any colour number with its upper left corner at (x, y); sizes in pixels. */
function drawBlock(
  context: CanvasContext,
  colour: number,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const sprite = spriteOf(`${colour} ${size}`, size, (own) => paint(own, colour, size))
  context.drawImage(sprite, x, y)
}

/** Paints an empty cell, in a CSS colour. */
function drawCell(
  context: CanvasContext,
  colour: string,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const sprite = spriteOf(`${colour} ${size}`, size, (own) => {
    own.fillStyle = colour
    box(own, 0, 0, size, size, size * 0.16)
  })
  context.drawImage(sprite, x, y)
}

/** All of a kind and size look the same, so they are painted once. */
function spriteOf(
  key: string,
  size: number,
  paintOne: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const known = sprites.get(key)
  if (known !== undefined) return known
  const sprite = new OffscreenCanvas(size, size)
  const context = sprite.getContext('2d')
  if (context !== null) paintOne(context)
  sprites.set(key, sprite)
  return sprite
}

function paint(context: OffscreenCanvasRenderingContext2D, colour: number, size: number): void {
  const isKnown = colour >= 1 && colour <= MAX_COLOUR
  const stone = token(isKnown ? `--stone-${colour}` : '--stone-unknown')
  const carving = token(isKnown ? `--carving-${colour}` : '--carving-unknown')
  const lit = mixed(stone, '#ffffff', 0.42)
  const shade = mixed(stone, '#000000', 0.31)
  const edge = mixed(stone, '#000000', 0.58)

  context.fillStyle = edge
  box(context, 0, 0, size, size, size * 0.18)
  context.fillStyle = shaded(context, size, [lit, stone, stone, shade])
  box(context, 0, 0, size, size * 0.94, size * 0.18)
  context.fillStyle = shaded(context, size, [
    mixed(stone, shade, 0.7),
    stone,
    mixed(stone, lit, 0.3),
  ])
  box(context, size * 0.1, size * 0.1, size * 0.8, size * 0.76, size * 0.11)
  const lip = carving > '#999999' ? edge : lit
  paintGlyph(context, { colour, size, carving, lip })
}

function paintGlyph(
  context: OffscreenCanvasRenderingContext2D,
  {
    colour,
    size,
    carving,
    lip,
  }: Record<'carving' | 'lip', string> & Record<'colour' | 'size', number>,
): void {
  const scale = (size * 0.78) / GLYPH_BOX
  context.translate(size * 0.11, size * 0.08)
  context.scale(scale, scale)
  const outline = GLYPHS[colour]
  if (outline === undefined) {
    context.fillStyle = carving
    context.font = '700 26px sans-serif'
    context.textAlign = 'center'
    context.fillText(String(colour), GLYPH_BOX / 2, 33)
    return
  }
  const glyph = new Path2D(outline)
  context.translate(0, 2)
  context.fillStyle = lip
  context.fill(glyph, 'evenodd')
  context.translate(0, -2)
  context.fillStyle = carving
  context.fill(glyph, 'evenodd')
}

function box(
  context: OffscreenCanvasRenderingContext2D,
  ...[x, y, width, height, radius]: [number, number, number, number, number]
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function shaded(
  context: OffscreenCanvasRenderingContext2D,
  size: number,
  colours: readonly string[],
): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, 0, size)
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour))
  return gradient
}

/** @param share of the second colour, 0…1; both are #rrggbb */
function mixed(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => {
    const value = channel(first, at) * (1 - share) + channel(second, at) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}
