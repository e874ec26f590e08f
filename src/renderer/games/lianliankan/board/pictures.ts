/** The pictures on the tiles, as shapes to be drawn. */
import { PICTURE_SHAPES } from 'virtual:pictures'
import { pictureOf } from '@shared/games/lianliankan/formats/pictures'
import { text, type Text } from '../../../i18n/text'

/** The box the outlines are drawn in. */
export const PICTURE_BOX = 32

export type Shape = readonly [colour: string, outline: string]

const NO_SHAPES: readonly Shape[] = []

/** From back to front; none for a type that has no picture. */
export function shapesOf(type: number): readonly Shape[] {
  return PICTURE_SHAPES[type - 1] ?? NO_SHAPES
}

export function hasPicture(type: number): boolean {
  return pictureOf(type) !== null
}

/** What a tile is called. */
export function tileText(type: number): Text {
  const picture = pictureOf(type)
  return picture === null ? text('tile.unknown', { type }) : text(`tile.${picture}`)
}
