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
import { readVersioned } from '../json'
import { ok, type Result } from '../result'
import { MAX_LEVELS } from '../ipc/bounds'
import { MAX_PACK_NAME_LENGTH } from './model'

export const PACK_FORMAT = 'mayan-studio/pack'
export const PACK_VERSION = 1

export interface PackText {
  readonly name: string
  /** In their order. */
  readonly levels: readonly Result<GameDocument, LevelFileError>[]
}

const packFormat = {
  format: PACK_FORMAT,
  version: PACK_VERSION,
  foreign: 'not-a-level-file',
  schema: z.strictObject({
    name: z.string().trim().min(1).max(MAX_PACK_NAME_LENGTH),
    levels: z.array(z.unknown()).max(MAX_LEVELS),
  }),
} as const

/** @param value from JSON */
export function parsePackValue(value: unknown): Result<PackText, LevelFileError> {
  const pack = readVersioned(packFormat, value)
  if (!pack.ok) return pack
  const { name, levels } = pack.value.content
  return ok({ name, levels: levels.map(documentOf) })
}

function documentOf(level: unknown): Result<GameDocument, LevelFileError> {
  const read = readLevelValue(level)
  return read.ok ? ok(read.value.document) : read
}

/** A line for each level, so that large packs stay small; the same levels give the same text. */
export function printPackJson(name: string, documents: readonly GameDocument[]): string {
  const head = JSON.stringify({ format: PACK_FORMAT, version: PACK_VERSION, name }, null, 1)
  const lines = documents.map((document) => `\n  ${JSON.stringify(levelValueOf(document))}`)
  return `${head.slice(0, -2)},\n "levels": [${lines.join()}\n ]\n}\n`
}
