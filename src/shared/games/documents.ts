/** The games' documents side by side: where a game is entered to be stored, carried and read. */
import { z } from 'zod'
import { parseJson } from '../json'
import { err, type Result } from '../result'
import {
  levelDocumentSchema as lianliankanSchema,
  type LevelDocument as LianliankanDocument,
} from './lianliankan/formats/levelDocument'
import { LIANLIANKAN_FORMAT } from './lianliankan/formats/levelJson'
import {
  formatOf,
  levelValueOf as valueOf,
  printLevelJson,
  readLevelValue as readValue,
  type LevelFormat,
  type LevelJsonError,
  type ReadLevel,
} from './levelFormat'
import {
  levelDocumentSchema as mayanSchema,
  type LevelDocument as MayanDocument,
} from './mayan/formats/levelDocument'
import { MAYAN_FORMAT } from './mayan/formats/levelJson'

/** Of any game; `game` tells which. */
export type GameDocument = MayanDocument | LianliankanDocument
export type GameId = GameDocument['game']

export const gameDocumentSchema = z.discriminatedUnion('game', [mayanSchema, lianliankanSchema])

/** Why a text is no level file. */
export type LevelFileError = LevelJsonError

/** A document and the version of the format it was read from. */
export type ReadDocument = ReadLevel<GameDocument>

type AnyFormat = LevelFormat<GameId, GameDocument['setup']>

const FORMATS: Readonly<Record<GameId, AnyFormat>> = {
  mayan: MAYAN_FORMAT as unknown as AnyFormat,
  lianliankan: LIANLIANKAN_FORMAT as unknown as AnyFormat,
}

/** The text of a level file; the same document gives the same text. */
export function printLevelFile(document: GameDocument): string {
  return printLevelJson(FORMATS[document.game], document)
}

/** Reads a level file of any game and version. */
export function readLevelFile(text: string): Result<ReadDocument, LevelFileError> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  return json.ok ? readLevelValue(json.value) : json
}

/** What a level file holds, as a value: an entry of a pack. */
export function levelValueOf(document: GameDocument): Record<string, unknown> {
  return valueOf(FORMATS[document.game], document)
}

/** That of its file. */
export function levelChecksum(document: GameDocument): string {
  return String(levelValueOf(document)['checksum'])
}

export function readLevelValue(value: unknown): Result<ReadDocument, LevelFileError> {
  const named = formatOf(value)
  const format = Object.values(FORMATS).find((candidate) => candidate.format === named)
  if (format === undefined) return err({ code: 'not-a-level-file' })
  // A format reads the documents of its own game.
  return readValue(format, value) as Result<ReadDocument, LevelFileError>
}
