/** A Lianliankan level as JSON. */
import { ok, type Result } from '../../../result'
import {
  levelFormat,
  printLevelJson as print,
  readLevelJson as read,
  type LevelJsonError,
} from '../../levelFormat'
import { setupSchema, type LevelDocument } from './levelDocument'
import type { Setup } from '../rules/setup'

export const LIANLIANKAN_FORMAT = levelFormat<'lianliankan', Setup>({
  game: 'lianliankan',
  format: 'mayan-studio/lianliankan-level',
  version: 1,
  setupSchema,
  rowsField: 'rows',
})

export function parseLevelJson(text: string): Result<LevelDocument, LevelJsonError> {
  const level = read(LIANLIANKAN_FORMAT, text)
  return level.ok ? ok(level.value.document) : level
}

export function printLevelJson(document: LevelDocument): string {
  return print(LIANLIANKAN_FORMAT, document)
}
