/** Text of any form a level has: JSON, a board code, or else the board text of HDU 1175. */
import { ok, type Result } from '../../result'
import type { LevelJsonError } from '../levelFormat'
import type { LevelForm } from './exportLevel'
import { parseHduText } from './hduText'
import { isLevelCode, parseLevelCode } from './levelCode'
import type { LevelDocument } from './levelDocument'
import { LIANLIANKAN_FORMAT, parseLevelJson } from './levelJson'
import type { Setup } from './setup'
import type { BoardTextError } from './textError'

export type AnyTextError = BoardTextError | LevelJsonError

export interface AnyText {
  /** What the text was taken for. */
  readonly form: LevelForm
  readonly document: Result<LevelDocument, AnyTextError>
}

export function parseAnyText(text: string): AnyText {
  const form = formOf(text)
  return { form, document: PARSERS[form](text.replace(/^\uFEFF/, '')) }
}

/**
 * Whether a text is meant as a Lianliankan level, whole or broken, among those of all games: JSON
 * that names the format, a board code, or lines of numbers of which the first has two and the
 * second as many as the first one says.
 */
export function isLianliankanText(text: string): boolean {
  if (/^[\s\uFEFF]*[[{]/.test(text)) return text.includes(`"${LIANLIANKAN_FORMAT.format}"`)
  return isLevelCode(text) || isHduText(text)
}

const PARSERS: Record<LevelForm, (text: string) => Result<LevelDocument, AnyTextError>> = {
  hdu: (text) => documentOf(parseHduText(text)),
  code: (text) => documentOf(parseLevelCode(text)),
  json: parseLevelJson,
}

function formOf(text: string): LevelForm {
  if (/^[\s\uFEFF]*[[{]/.test(text)) return 'json'
  return isLevelCode(text) ? 'code' : 'hdu'
}

function isHduText(text: string): boolean {
  const [size = [], row = []] = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .map((line) => line.split(/\s+/))
  return size.length === 2 && row.length === Number(size[1])
}

function documentOf(setup: Result<Setup, BoardTextError>): Result<LevelDocument, BoardTextError> {
  return setup.ok ? ok({ game: 'lianliankan', setup: setup.value }) : setup
}
