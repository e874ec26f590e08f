/** A Mayan level as JSON. */
import type { Result } from '../../../result'
import {
  levelFormat,
  printLevelJson as print,
  readLevelJson as read,
  type LevelJsonError,
} from '../../levelFormat'
import { ok } from '../../../result'
import { setupSchema, type LevelDocument } from './levelDocument'
import type { Setup } from '../rules/setup'

/** 2 brought the checksum and sorted keys; 1 differs in nothing else. */
export const MAYAN_FORMAT = levelFormat<'mayan', Setup>({
  game: 'mayan',
  format: 'mayan-studio/mayan-level',
  version: 2,
  setupSchema,
  rowsField: 'stacks',
})

export function parseLevelJson(text: string): Result<LevelDocument, LevelJsonError> {
  const level = read(MAYAN_FORMAT, text)
  return level.ok ? ok(level.value.document) : level
}

export function printLevelJson(document: LevelDocument): string {
  return print(MAYAN_FORMAT, document)
}
