/** The shapes of what the page sends of the library. */
import { z } from 'zod'
import { gameDocumentSchema } from '../games/documents'
import type { Edit } from './history'
import { ID_PATTERN, type ExportPart, type History, type Place } from './model'

export const levelIdSchema = z.string().regex(ID_PATTERN)
export const packIdSchema = z.string().regex(ID_PATTERN)

export const placeSchema: z.ZodType<Place, Place> = z.strictObject({
  packId: packIdSchema,
  before: levelIdSchema.nullable(),
})

export const historySchema = z.strictObject({
  past: z.array(gameDocumentSchema).max(1000),
  present: gameDocumentSchema,
  future: z.array(gameDocumentSchema).max(1000),
}) satisfies z.ZodType<History, History>

export const editSchema: z.ZodType<Edit, Edit> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['step', 'lastStep']), document: gameDocumentSchema }),
  z.strictObject({ kind: z.enum(['undo', 'redo']) }),
])

export const exportPartSchema: z.ZodType<ExportPart, ExportPart> = z.strictObject({
  name: z.string().min(1).max(200),
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
  goesOn: z.boolean().optional(),
})
