/** The shape of the words that go with a level. */
import { z } from 'zod'
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from './words'

/** Words that were never given are left out, so that equal documents have equal fields. */
export const wordsSchema = z.strictObject({
  title: z.string().max(MAX_TITLE_LENGTH).optional(),
  author: z.string().max(MAX_TITLE_LENGTH).optional(),
  notes: z.string().max(MAX_NOTES_LENGTH).optional(),
})
