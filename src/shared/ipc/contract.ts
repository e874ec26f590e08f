/**
 * The one contract between the page and main: requests and events. Main's handlers,
 * the preload bridge and the page's `window.api` derive their types from it, and main checks every
 * request against its schema, so a channel that one side forgets does not compile.
 */
import { z } from 'zod'
import { COMMAND_IDS, TEXT_EDITS } from '../commands'
import type { Immutable } from '../immutable'
import { gameDocumentSchema } from '../games/documents'
import {
  MAX_PACK_NAME_LENGTH,
  type Change,
  type ChangedOutside,
  type ExportResult,
  type History,
  type Library,
  type LibraryChange,
  type LibraryFault,
  type Pack,
  type SaveResult,
  type Snapshot,
  type StoredLevel,
  type WriteRefusal,
} from '../library/model'
import {
  editSchema,
  exportPartSchema,
  historySchema,
  levelIdSchema,
  packIdSchema,
  placeSchema,
} from '../library/modelSchemas'
import { settingsChangeSchema, settingsSchema } from '../settingsSchema'
import { MAX_FILE_BYTES, MAX_LEVELS, MAX_MESSAGE_ITEMS, MOST_RECENT_LEVELS } from './bounds'
import { jobIdSchema, jobRequestSchema, type JobOutcome } from './jobs'

const OPENING_FAULTS = [
  'not-found',
  'not-readable',
  'not-a-file',
  'too-large',
  'not-text',
  'too-many-files',
  'empty-folder',
] as const
/** A file of a folder that was opened has its name in it, with `/`. */
const openedName = { name: z.string(), folder: z.string().optional() }
/** A text file that was opened, or why it could not be. */
export const openedFileSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ...openedName, ok: z.literal(true), text: z.string() }),
  z.strictObject({ ...openedName, ok: z.literal(false), code: z.enum(OPENING_FAULTS) }),
])
export type OpenedFile = z.infer<typeof openedFileSchema>

const recentLevelSchema = z.strictObject({ id: levelIdSchema, title: z.string().max(1000) })
export type RecentLevel = Immutable<z.infer<typeof recentLevelSchema>>

const nothing = z.undefined()
/** What main answers is its own: only its type is of interest. */
const answer = <T>() => z.custom<T>()
const levelIds = z.array(levelIdSchema).max(2 * MAX_LEVELS)
const packName = z.string().trim().min(1).max(MAX_PACK_NAME_LENGTH)
/** Stored beside the levels and read back as it is: whoever writes it checks what it reads. */
const record = z.string().max(MAX_FILE_BYTES)

/** What is kept for each level or board, one JSON text for each key. */
export const RECORD_KINDS = ['analysis', 'progress'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
const recordKind = z.enum(RECORD_KINDS)

export const REQUESTS = {
  'app.info': {
    request: nothing,
    response: z.strictObject({ version: z.string(), platform: z.string(), locale: z.string() }),
  },
  /** Shows the open dialog; null when it was cancelled. */
  'file.open': { request: nothing, response: z.array(openedFileSchema).nullable() },
  /** Files named on the command line, each handed out once. */
  'file.takeStartFiles': { request: nothing, response: z.array(openedFileSchema) },
  'library.read': { request: nothing, response: answer<Library>() },
  /** The first of many new levels, which one message is too small for. */
  'library.createPart': {
    request: z.array(gameDocumentSchema).min(1).max(MAX_MESSAGE_ITEMS),
    response: z.void(),
  },
  /** New levels at a place, in this order: all or none. */
  'library.create': {
    request: z.strictObject({
      documents: z.array(gameDocumentSchema).max(MAX_MESSAGE_ITEMS),
      place: placeSchema,
    }),
    response: answer<Change<StoredLevel[]>>(),
  },
  /** Overwrites a level and its history, so that undo survives a restart. */
  'library.save': {
    request: z.strictObject({ id: levelIdSchema, history: historySchema }),
    response: answer<SaveResult>(),
  },
  /**
   * An edit that is not saved yet, so that main has it even if the page crashes. `before`: the
   * document that was edited.
   */
  'page.edited': {
    request: z.strictObject({ id: levelIdSchema, before: gameDocumentSchema, edit: editSchema }),
    response: z.void(),
  },
  /** The undo history of a level; its present is what the level's file says, or newer. */
  'library.history': { request: levelIdSchema, response: answer<History | null>() },
  /** The older states of a level that were kept, newest first. */
  'library.snapshots': { request: levelIdSchema, response: answer<Snapshot[]>() },
  'library.move': {
    request: z.strictObject({ ids: levelIds, place: placeSchema }),
    response: answer<LibraryChange>(),
  },
  'library.trash': { request: levelIds, response: answer<LibraryChange>() },
  /** From the trash to where they were. */
  'library.restore': { request: levelIds, response: answer<LibraryChange>() },
  'library.emptyTrash': { request: nothing, response: answer<LibraryChange>() },
  'pack.create': { request: packName, response: answer<Change<Pack>>() },
  'pack.rename': {
    request: z.strictObject({ id: packIdSchema, name: packName }),
    response: answer<Change<Library>>(),
  },
  /** Its levels go to the trash; restoring one brings the pack back. */
  'pack.trash': { request: packIdSchema, response: answer<LibraryChange>() },
  /** Every record of a kind, key → JSON text. */
  'record.readAll': { request: recordKind, response: answer<Record<string, string>>() },
  'record.write': {
    request: z.strictObject({ kind: recordKind, key: levelIdSchema, text: record }),
    response: answer<Change<null>>(),
  },
  /** The first files of an export that is too large for one message. */
  'file.exportPart': {
    request: z.array(exportPartSchema).min(1).max(MAX_MESSAGE_ITEMS),
    response: z.void(),
  },
  /** Asks where to; several files go side by side, all or none. */
  'file.export': {
    request: z.array(exportPartSchema).min(1).max(MAX_MESSAGE_ITEMS),
    response: answer<ExportResult>(),
  },
  /** Asks where to; the files go into a new folder of this name there, all or none. */
  'file.exportFolder': {
    request: z.strictObject({
      name: z.string().min(1).max(200),
      files: z.array(exportPartSchema).min(1).max(MAX_MESSAGE_ITEMS),
    }),
    response: answer<ExportResult>(),
  },
  /** Gives the page's export up; then its answer is null. */
  'file.cancelExport': { request: nothing, response: z.void() },
  'clipboard.readText': { request: nothing, response: z.string() },
  'clipboard.writeText': { request: z.string().max(MAX_FILE_BYTES), response: z.void() },
  /** The answer to `page.leave`: everything is written, or the user gives it up. */
  'page.left': { request: nothing, response: z.void() },
  /** The other answer: something could not be written, and the user is asked. */
  'page.stays': { request: nothing, response: z.void() },
  /** Whether the page is there again since its process had gone; said once. */
  'page.wasGone': { request: nothing, response: z.boolean() },
  /** The levels opened last, the latest first. */
  'recent.read': { request: nothing, response: z.array(levelIdSchema) },
  /** Kept, and offered by the native menu under these titles. */
  'recent.show': {
    request: z.array(recentLevelSchema).max(MOST_RECENT_LEVELS),
    response: z.void(),
  },
  'settings.read': { request: nothing, response: settingsSchema },
  'settings.update': { request: settingsChangeSchema, response: settingsSchema },
  /** An edit of the focused text field; the menu's key reaches it this way on macOS. */
  'text.edit': { request: z.enum(TEXT_EDITS), response: z.void() },
  /** The commands that the native menu offers now; it shows the others as disabled. */
  'menu.setEnabled': { request: z.array(z.enum(COMMAND_IDS)).max(1000), response: z.void() },
  /** The job's port follows as a `job-port` message with the same id. */
  /** A level is opened: a worker should be there before its first job. */
  'job.prepare': { request: nothing, response: z.void() },
  'job.start': { request: jobRequestSchema, response: jobIdSchema },
  'job.cancel': { request: jobIdSchema, response: z.void() },
} as const satisfies Record<string, { request: z.ZodType; response: z.ZodType }>

export const EVENTS = {
  /** Files from a second start, or opened by the system. */
  'file.opened': z.array(openedFileSchema),
  /** Files of the page's export that are written so far. */
  'export.progress': z.strictObject({ done: z.int(), total: z.int() }),
  /** The window is about to close: what is to be written is written now. */
  'page.leave': nothing,
  /** A file could not be read and was set aside: it, and all there are. */
  'library.fault': z.custom<{ found: LibraryFault; faults: readonly LibraryFault[] }>(),
  /** Others have changed the library on disk; also answered by a save that has met it. */
  'library.changed': z.custom<ChangedOutside>(),
  /** The settings could not be written, each time they are tried; null when they are at last. */
  'settings.unsaved': z.custom<WriteRefusal | null>(),
  /** The window went out of sight: minimised, or hidden. */
  'window.hidden': nothing,
  /** A level was chosen in the native menu. */
  'level.open': levelIdSchema,
  /** A native menu item was chosen. */
  'command.run': z.enum(COMMAND_IDS),
  /** The job ended without the worker saying so. */
  'job.ended': z.strictObject({ jobId: jobIdSchema, outcome: z.custom<JobOutcome>() }),
} as const satisfies Record<string, z.ZodType>

export type RequestChannel = keyof typeof REQUESTS
export type RequestOf<C extends RequestChannel> = Immutable<
  z.input<(typeof REQUESTS)[C]['request']>
>
export type ResponseOf<C extends RequestChannel> = z.output<(typeof REQUESTS)[C]['response']>

export type EventName = keyof typeof EVENTS
export type EventOf<E extends EventName> = z.output<(typeof EVENTS)[E]>

/** What the preload script puts on `window.api`. */
export interface Bridge {
  call<C extends RequestChannel>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>>
  /** @returns a function that stops listening */
  on<E extends EventName>(event: E, listener: (payload: EventOf<E>) => void): () => void
}
