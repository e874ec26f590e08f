/** The games' documents side by side: where a game is entered to be stored and exchanged. */
import { z } from 'zod'
import { parseJson } from '../json'
import { err, type Result } from '../result'
import { formatOf, type LevelFormat, type LevelJsonError, type ReadLevel } from './levelFormat'
import {
  LIANLIANKAN_FORMAT,
  levelDocumentSchema as lianliankanSchema,
  type LevelDocument as LianliankanDocument,
} from './lianliankan/formats/levelDocument'
import {
  MAYAN_FORMAT,
  levelDocumentSchema as mayanSchema,
  type LevelDocument as MayanDocument,
} from './mayan/formats/levelDocument'

interface Documents {
  readonly mayan: MayanDocument
  readonly lianliankan: LianliankanDocument
}
export type GameId = keyof Documents
export type DocumentOf<Id extends GameId> = Documents[Id]
/** Of any game; `game` names it. */
export type GameDocument = DocumentOf<GameId>

export const gameDocumentSchema = z.discriminatedUnion('game', [mayanSchema, lianliankanSchema])

/** Why a text is no level file. */
export type LevelFileError = LevelJsonError

/** A document and the version of the format it was read from. */
export type ReadDocument = ReadLevel<GameDocument>

const FORMATS: { readonly [Id in GameId]: LevelFormat<DocumentOf<Id>> } = {
  mayan: MAYAN_FORMAT,
  lianliankan: LIANLIANKAN_FORMAT,
}

function formatFor<Id extends GameId>({
  game,
}: {
  readonly game: Id
}): LevelFormat<DocumentOf<Id>> {
  return FORMATS[game]
}

/** The text of a level file; the same document gives the same text. */
export function printLevelFile(document: GameDocument): string {
  return formatFor(document).print(document)
}

/** Reads a level file of any game and version. */
export function readLevelFile(text: string): Result<ReadDocument, LevelFileError> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  return json.ok ? readLevelValue(json.value) : json
}

/** What a level file holds, as a value: an entry of a pack. */
export function levelValueOf(document: GameDocument): Record<string, unknown> {
  return formatFor(document).valueOf(document)
}

/** That of its file. */
export function levelChecksum(document: GameDocument): string {
  return String(levelValueOf(document)['checksum'])
}

export function readLevelValue(value: unknown): Result<ReadDocument, LevelFileError> {
  const named = formatOf(value)
  const format = Object.values(FORMATS).find((candidate) => candidate.format === named)
  return format === undefined ? err({ code: 'not-a-level-file' }) : format.read(value)
}
