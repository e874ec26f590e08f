/** The games' documents side by side: where a game is entered to be stored, carried and read. */
import { z } from 'zod'
import { levelDocumentSchema, type LevelDocument } from './mayan/levelDocument'
import {
  levelJsonOf,
  levelOfJson,
  printLevelJson,
  readLevelJson,
  type LevelJsonError,
} from './mayan/levelJson'
import type { Result } from '../result'

/** Of any game; `game` tells which. */
export type GameDocument = LevelDocument
export type GameId = GameDocument['game']

export const gameDocumentSchema = z.discriminatedUnion('game', [levelDocumentSchema])

/** Why a text is no level file. */
export type LevelFileError = LevelJsonError

/** A document and the version of the format it was read from. */
export interface ReadDocument {
  readonly document: GameDocument
  /** An older version than the one written today. */
  readonly isOld: boolean
}

/** The text of a level file; the same document gives the same text. */
export function printLevelFile(document: GameDocument): string {
  return printLevelJson(document)
}

/** Reads a level file of any game and version. */
export function readLevelFile(text: string): Result<ReadDocument, LevelFileError> {
  return readLevelJson(text)
}

/** What a level file holds, as a value: an entry of a pack. */
export function levelValueOf(document: GameDocument): Record<string, unknown> {
  return levelJsonOf(document)
}

export function readLevelValue(value: unknown): Result<ReadDocument, LevelFileError> {
  return levelOfJson(value)
}
