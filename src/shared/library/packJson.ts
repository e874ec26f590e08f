/**
 * A pack as one JSON file: its name and its levels, each as its own level file has it. A level that
 * can't be read does not take the others with it.
 */
import { z } from 'zod'
import {
  levelValueOf,
  readLevelValue,
  type GameDocument,
  type LevelFileError,
} from '../games/documents'
import { fieldOf } from '../json'
import { err, ok, type Result } from '../result'
import { MAX_LEVELS } from '../ipc/bounds'
import { MAX_PACK_NAME_LENGTH } from './model'

export const PACK_FORMAT = 'mayan-studio/pack'
export const PACK_VERSION = 1

/** Why a value is no pack; the codes are those of a level file. */
export type PackJsonError = Extract<
  LevelFileError,
  { readonly code: 'newer-version' | 'wrong-field' }
>

export interface PackText {
  readonly name: string
  /** In their order. */
  readonly levels: readonly Result<GameDocument, LevelFileError>[]
}

const headSchema = z.object({ format: z.literal(PACK_FORMAT), version: z.int().positive() })

const packSchema = z.strictObject({
  ...headSchema.shape,
  name: z.string().trim().min(1).max(MAX_PACK_NAME_LENGTH),
  levels: z.array(z.unknown()).max(MAX_LEVELS),
})

/** @param value from JSON; it says of itself that it is a pack */
export function parsePackValue(value: unknown): Result<PackText, PackJsonError> {
  const head = headSchema.safeParse(value)
  if (!head.success) return err({ code: 'wrong-field', field: fieldOf(head.error) })
  if (head.data.version > PACK_VERSION) {
    return err({ code: 'newer-version', version: head.data.version })
  }
  const pack = packSchema.safeParse(value)
  if (!pack.success) return err({ code: 'wrong-field', field: fieldOf(pack.error) })
  const levels = pack.data.levels.map((value) => {
    const read = readLevelValue(value)
    return read.ok ? ok(read.value.document) : read
  })
  return ok({ name: pack.data.name, levels })
}

/** A line for each level, so that large packs stay small; the same levels give the same text. */
export function printPackJson(name: string, documents: readonly GameDocument[]): string {
  const head = JSON.stringify({ format: PACK_FORMAT, version: PACK_VERSION, name }, null, 1)
  const lines = documents.map((document) => `\n  ${JSON.stringify(levelValueOf(document))}`)
  return `${head.slice(0, -2)},\n "levels": [${lines.join()}\n ]\n}\n`
}
