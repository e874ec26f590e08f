/** The games' documents side by side: where a game is entered to be stored and exchanged. */
import { z } from 'zod'
import { formatOf, parseJson } from '../json'
import { err, type Result } from '../result'
import type { LevelFormat, LevelJsonError, LevelOf, ReadLevel } from './levelFormat'
import { LIANLIANKAN_FORMAT } from './lianliankan/formats/levelDocument'
import { MAYAN_FORMAT } from './mayan/formats/levelDocument'

const FORMATS = { mayan: MAYAN_FORMAT, lianliankan: LIANLIANKAN_FORMAT }

export type GameId = keyof typeof FORMATS
export type DocumentOf<Id extends GameId> = LevelOf<(typeof FORMATS)[Id]>
/** Of any game; `game` names it. */
export type GameDocument = DocumentOf<GameId>

export const gameDocumentSchema = z.discriminatedUnion('game', [
  MAYAN_FORMAT.documentSchema,
  LIANLIANKAN_FORMAT.documentSchema,
])

/** Why a text is no level file. */
export type LevelFileError = LevelJsonError

/** A document and the version of the format it was read from. */
export type ReadDocument = ReadLevel<GameDocument>

function formatFor<Id extends GameId>({
  game,
}: {
  readonly game: Id
}): LevelFormat<DocumentOf<Id>> {
  const formats: { readonly [Id in GameId]: LevelFormat<DocumentOf<Id>> } = FORMATS
  return formats[game]
}

/** The text of a level file; the same document gives the same text. */
export function printLevelFile(document: GameDocument): string {
  return formatFor(document).print(document)
}

/** Reads a level file of any game and version. */
export function readLevelFile(text: string): Result<ReadDocument, LevelFileError> {
  const json = parseJson(text)
  return json.ok ? readLevelValue(json.value) : json
}

/** What a level file holds, as a value: an entry of a pack. */
export function levelValueOf(document: GameDocument): Record<string, unknown> {
  return formatFor(document).valueOf(document)
}

/** A picture of the board in SVG, for pages outside the app. */
export function boardSvgOf(document: GameDocument): string {
  return formatFor(document).svgOf(document)
}

/** That of its file. */
export function levelChecksum(document: GameDocument): string {
  return String(levelValueOf(document)['checksum'])
}

/** Reads what a level file of any game and version holds, such as an entry of a pack. */
export function readLevelValue(value: unknown): Result<ReadDocument, LevelFileError> {
  const named = formatOf(value)
  const format = Object.values(FORMATS).find((candidate) => candidate.format === named)
  return format === undefined ? err({ code: 'not-a-level-file' }) : format.read(value)
}
