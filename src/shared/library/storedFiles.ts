/** The files of the library beside the levels: a pack's name and order, the trash, the histories. */
import { z } from 'zod'
import { levelChecksum, levelValueOf, readLevelValue } from '../games/documents'
import { parseVersioned, versionedValue, type FormatHead, type VersionedError } from '../json'
import { ok, type Result } from '../result'
import {
  MAX_PACK_NAME_LENGTH,
  type History,
  type LevelId,
  type LibraryFileError,
  type PackId,
  type TrashedLevel,
} from './model'
import { historySchema, levelIdSchema, packIdSchema } from './modelSchemas'

/** Why a file is not what its place in the library says. */
export type StoredFileError = { readonly code: 'not-json' } | VersionedError<'wrong-format'>

export interface PackFile {
  readonly name: string | null
  /** Also of levels in the trash, whose place is kept. */
  readonly order: readonly LevelId[]
  /** The pack that it was written for: a folder that is copied has another name than its file says. */
  readonly pack?: PackId | undefined
}

/** A level in the trash and the way back. */
export interface TrashEntry extends TrashedLevel {
  readonly packName: string | null
  /** In the pack's order, from 0. */
  readonly position: number
}

const packName = z.string().min(1).max(MAX_PACK_NAME_LENGTH).nullable()

/** Not that of an exported pack, which has the levels in it. */
const packFormat = {
  format: 'mayan-studio/pack-order',
  version: 1,
  foreign: 'not-a-pack-file',
  schema: z.strictObject({
    name: packName,
    order: z.array(levelIdSchema),
    pack: packIdSchema.optional(),
  }),
} as const

/** The text of a pack's `pack.json`. */
export function printPackFile({ name, order, pack }: PackFile): string {
  return print(packFormat, { name, order, pack }, 2)
}

/** Reads a `pack.json`; an id that stands twice counts where it stands first. */
export function parsePackFile(text: string): Result<PackFile, LibraryFileError> {
  const read = parseVersioned(packFormat, text)
  if (!read.ok) return read
  return ok({ ...read.value, order: [...new Set(read.value.order)] })
}

const trashFormat = {
  format: 'mayan-studio/trashed-level',
  version: 1,
  foreign: 'not-a-trash-file',
  schema: z.strictObject({
    level: z.unknown(),
    modified: z.number(),
    pack: z.strictObject({ id: packIdSchema, name: packName }),
    position: z.int().nonnegative(),
    trashed: z.number(),
  }),
} as const

/** The text of a file in the trash. */
export function printTrashFile(entry: TrashEntry): string {
  const { document, modified, packId, packName, position, trashed } = entry
  const level = levelValueOf(document)
  const pack = { id: packId, name: packName }
  return print(trashFormat, { level, modified, pack, position, trashed }, 2)
}

/**
 * Reads a file of the trash.
 *
 * @param id the name of the file
 */
export function parseTrashFile(id: LevelId, text: string): Result<TrashEntry, LibraryFileError> {
  const read = parseVersioned(trashFormat, text)
  if (!read.ok) return read
  const { level, pack, ...rest } = read.value
  const file = readLevelValue(level)
  if (!file.ok) return file
  const { document } = file.value
  return ok({ id, packId: pack.id, packName: pack.name, document, ...rest })
}

const historyFormat = {
  format: 'mayan-studio/history',
  version: 1,
  foreign: 'wrong-format',
  schema: historySchema.extend({ checksum: z.string().optional() }),
} as const

/** Begins with the checksum of the level that it was written for, so that this can be read alone. */
export function printHistoryFile({ past, present, future }: History): string {
  return print(historyFormat, { checksum: levelChecksum(present), past, present, future })
}

/** Reads a history; whether it belongs to the level's file is for `reconciled` to say. */
export function parseHistoryFile(text: string): Result<History, StoredFileError> {
  const read = parseVersioned(historyFormat, text)
  if (!read.ok) return read
  const { past, present, future } = read.value
  return ok({ past, present, future })
}

/** As many characters of a history's text as hold its checksum. */
export const HISTORY_HEAD_LENGTH = 64

/** The checksum of the level that a history was written for; null where its text does not begin so. */
export function historyChecksum(head: string): string | null {
  return /^\{"checksum":"([0-9a-f]+)"/.exec(head)?.[1] ?? null
}

const unsavedFormat = {
  format: 'mayan-studio/unsaved-edits',
  version: 1,
  foreign: 'wrong-format',
  schema: z.strictObject({
    levels: z.array(z.strictObject({ id: levelIdSchema, history: historySchema })),
  }),
} as const

export interface UnsavedLevel {
  readonly id: LevelId
  readonly history: History
}

/** The text of the file of edits that were not saved when the app ended. */
export function printUnsavedFile(levels: readonly UnsavedLevel[]): string {
  return print(unsavedFormat, { levels })
}

/** Reads the edits that were not saved when the app ended. */
export function parseUnsavedFile(text: string): Result<readonly UnsavedLevel[], StoredFileError> {
  const read = parseVersioned(unsavedFormat, text)
  return read.ok ? ok(read.value.levels) : read
}

function print(head: FormatHead, content: object, indent?: number): string {
  return `${JSON.stringify(versionedValue(head, content), null, indent)}\n`
}
