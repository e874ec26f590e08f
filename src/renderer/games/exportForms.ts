/** The export forms that every game has: a text, and a PNG picture of the board in its stone frame. */
import { ok, type Result } from '@shared/result'
import { text, type Text } from '../i18n/text'
import { token } from '..//level/canvas'
import type { Drawing } from '../level/canvas'
import type { ExportForm } from './game'

/** Pixels. */
const CELL = 96
const FRAME = 36
const EDGE = 12

/**
 * A form that is one text file for each level.
 *
 * @param id of the form, also in the game's `exportLevel`
 * @param print the level in that form, or why the form can't represent it
 */
export function textForm<D, Form extends string>(
  id: Form,
  label: Text,
  extension: string,
  print: (document: D, form: Form) => Result<string, readonly Text[]>,
): ExportForm<D> {
  return {
    id,
    label,
    files: (document, name) => {
      const text = print(document, id)
      const file = (content: string) => ({ name: `${name}${extension}`, content })
      return Promise.resolve(text.ok ? ok({ files: [file(text.value)], notes: [] }) : text)
    },
  }
}

export function pictureForm<D>(drawingOf: (document: D) => Drawing): ExportForm<D> {
  return {
    id: 'picture',
    label: text('exports.picture'),
    files: async (document, name) => {
      const content = await pictureOf(drawingOf(document))
      return ok({ files: [{ name: `${name}.png`, content }], notes: [] })
    },
  }
}

async function pictureOf({ columns, rows, load }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [columns * CELL + 2 * FRAME, rows * CELL + 2 * FRAME]
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
  const { draw } = await load()
  draw(context, CELL)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}
