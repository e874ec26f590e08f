/** A Lianliankan level with the words of its author: what the library keeps, and an editor edits. */
import { z } from 'zod'
import { levelFormat, type LevelOf } from '../../levelFormat'
import { BORDER_RULES } from '../rules/board'

const MAX_SIDE = 99

/** Generous bounds: what a setup may hold is the rules' business, what is carried about is ours. */
export const setupSchema = z.strictObject({
  rows: z
    .array(z.array(z.int().min(0).max(9999)).max(MAX_SIDE))
    .max(MAX_SIDE)
    .refine((rows) => rows.every(({ length }) => length === rows[0]?.length)),
  border: z.enum(BORDER_RULES),
})

export const LIANLIANKAN_FORMAT = levelFormat({
  game: 'lianliankan',
  format: 'mayan-studio/lianliankan-level',
  version: 1,
  setupSchema,
  rowsField: 'rows',
})

export type LevelDocument = LevelOf<typeof LIANLIANKAN_FORMAT>
