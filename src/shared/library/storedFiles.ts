/** The files of the library beside the levels: a pack's name and order, the trash, the histories. */
import { z } from 'zod'
import { levelChecksum, levelValueOf, readLevelValue } from '../games/documents'
import { err, ok, type Result } from '../result'
import {
  MAX_PACK_NAME_LENGTH,
  type History,
  type LevelId,
  type LibraryFileError,
  type PackId,
  type TrashedLevel,
} from './model'
import { historySchema, levelIdSchema, packIdSchema } from './modelSchemas'
import { parseStoredJson, printStoredJson, type StoredJsonError } from './storedJson'

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
  schema: z.strictObject({
    name: packName,
    order: z.array(levelIdSchema),
    pack: packIdSchema.optional(),
  }),
}

export function printPackFile({ name, order, pack }: PackFile): string {
  return printStoredJson(packFormat, { name, order, pack }, 2)
}

export function parsePackFile(text: string): Result<PackFile, LibraryFileError> {
  const read = parseStoredJson(packFormat, text)
  if (!read.ok) return err(faultOf(read.error, 'not-a-pack-file'))
  return ok({ ...read.value, order: [...new Set(read.value.order)] })
}

const trashFormat = {
  format: 'mayan-studio/trashed-level',
  version: 1,
  schema: z.strictObject({
    level: z.unknown(),
    modified: z.number(),
    pack: z.strictObject({ id: packIdSchema, name: packName }),
    position: z.int().nonnegative(),
    trashed: z.number(),
  }),
}

export function printTrashFile(entry: TrashEntry): string {
  const { document, modified, packId, packName, position, trashed } = entry
  const level = levelValueOf(document)
  const pack = { id: packId, name: packName }
  return printStoredJson(trashFormat, { level, modified, pack, position, trashed }, 2)
}

export function parseTrashFile(id: LevelId, text: string): Result<TrashEntry, LibraryFileError> {
  const read = parseStoredJson(trashFormat, text)
  if (!read.ok) return err(faultOf(read.error, 'not-a-trash-file'))
  const { level, pack, ...rest } = read.value
  const file = readLevelValue(level)
  if (!file.ok) return file
  const { document } = file.value
  return ok({ id, packId: pack.id, packName: pack.name, document, ...rest })
}

const historyFormat = {
  format: 'mayan-studio/history',
  version: 1,
  schema: historySchema.extend({ checksum: z.string().optional() }),
}

/** Begins with the checksum of the level that it was written for, so that this can be read alone. */
export function printHistoryFile({ past, present, future }: History): string {
  return printStoredJson(historyFormat, { checksum: levelChecksum(present), past, present, future })
}

export function parseHistoryFile(text: string): Result<History, StoredJsonError> {
  const read = parseStoredJson(historyFormat, text)
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
  schema: z.strictObject({
    levels: z.array(z.strictObject({ id: levelIdSchema, history: historySchema })),
  }),
}

export interface UnsavedLevel {
  readonly id: LevelId
  readonly history: History
}

export function printUnsavedFile(levels: readonly UnsavedLevel[]): string {
  return printStoredJson(unsavedFormat, { levels })
}

export function parseUnsavedFile(text: string): Result<readonly UnsavedLevel[], StoredJsonError> {
  const read = parseStoredJson(unsavedFormat, text)
  return read.ok ? ok(read.value.levels) : read
}

function faultOf(
  error: StoredJsonError,
  wrongFormat: 'not-a-pack-file' | 'not-a-trash-file',
): LibraryFileError {
  return error.code === 'wrong-format' ? { code: wrongFormat } : error
}
