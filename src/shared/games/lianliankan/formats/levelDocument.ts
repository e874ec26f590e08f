/** A Lianliankan level with the words of its author: what the library keeps, and an editor edits. */
import { z } from 'zod'
import type { Immutable } from '../../../immutable'
import { levelFormat, type LevelFormat } from '../../levelFormat'
import { wordsSchema } from '../../wordsSchema'
import { BORDER_RULES } from '../rules/board'

/** Generous bounds: what a setup may hold is the rules' business, what is carried about is ours. */
const MAX_SIDE = 99

export const setupSchema = z.strictObject({
  rows: z
    .array(z.array(z.int().min(0).max(9999)).max(MAX_SIDE))
    .max(MAX_SIDE)
    .refine((rows) => rows.every(({ length }) => length === rows[0]?.length)),
  border: z.enum(BORDER_RULES),
})

export const levelDocumentSchema = wordsSchema.extend({
  game: z.literal('lianliankan'),
  setup: setupSchema,
})

/** `setup` may be illegal, as an editor needs it. */
export type LevelDocument = Immutable<z.infer<typeof levelDocumentSchema>>

/** As JSON. */
export const LIANLIANKAN_FORMAT: LevelFormat<LevelDocument> = levelFormat({
  game: 'lianliankan',
  format: 'mayan-studio/lianliankan-level',
  version: 1,
  setupSchema,
  rowsField: 'rows',
})
