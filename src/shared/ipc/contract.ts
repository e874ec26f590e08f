/**
 * The one contract between the page and main: what may be asked, and what is told. Main's handlers,
 * the preload bridge and the page's `window.api` derive their types from it, and main checks every
 * request against its schema, so a channel that one side forgets does not compile.
 */
import { z } from 'zod'
import { COMMAND_IDS } from '../commands'
import { settingsChangeSchema, settingsSchema } from '../settings'
import { jobIdSchema, jobRequestSchema, type JobOutcome } from './jobs'

/** A text file that was opened, or why it could not be. */
export const openedFileSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), name: z.string(), text: z.string() }),
  z.strictObject({
    ok: z.literal(false),
    name: z.string(),
    code: z.enum(['not-found', 'not-readable', 'not-a-file', 'too-large', 'not-text']),
  }),
])
export type OpenedFile = z.infer<typeof openedFileSchema>

/** Level files are tiny; anything larger is not one. */
export const MAX_FILE_BYTES = 1 << 20

const nothing = z.undefined()

export const REQUESTS = {
  'app.info': {
    request: nothing,
    response: z.strictObject({ version: z.string(), platform: z.string(), locale: z.string() }),
  },
  /** Shows the open dialog; null when it was cancelled. */
  'file.open': { request: nothing, response: z.array(openedFileSchema).nullable() },
  /** Files named on the command line, each handed out once. */
  'file.takeStartFiles': { request: nothing, response: z.array(openedFileSchema) },
  'clipboard.writeText': { request: z.string().max(MAX_FILE_BYTES), response: z.void() },
  'settings.read': { request: nothing, response: settingsSchema },
  'settings.update': { request: settingsChangeSchema, response: settingsSchema },
  /** The job's port follows as a `job-port` message with the same id. */
  'job.start': { request: jobRequestSchema, response: jobIdSchema },
  'job.cancel': { request: jobIdSchema, response: z.void() },
} as const satisfies Record<string, { request: z.ZodType; response: z.ZodType }>

export const EVENTS = {
  /** A native menu item was chosen. */
  'command.run': z.enum(COMMAND_IDS),
  /** The job ended without the worker saying so. */
  'job.ended': z.strictObject({ jobId: jobIdSchema, outcome: z.custom<JobOutcome>() }),
} as const satisfies Record<string, z.ZodType>

export type RequestChannel = keyof typeof REQUESTS
export type RequestOf<C extends RequestChannel> = z.input<(typeof REQUESTS)[C]['request']>
export type ResponseOf<C extends RequestChannel> = z.output<(typeof REQUESTS)[C]['response']>

export type EventName = keyof typeof EVENTS
export type EventOf<E extends EventName> = z.output<(typeof EVENTS)[E]>

/** What the preload script puts on `window.api`. */
export interface Bridge {
  call<C extends RequestChannel>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>>
  /** @returns a function that stops listening */
  on<E extends EventName>(event: E, listener: (payload: EventOf<E>) => void): () => void
}
