/**
 * Text of any form a level has. A form is taken by what only it begins with or contains, so that
 * the error of a broken text is that of the form its writer meant.
 */
import { ok, type Result } from '../../result'
import { parseContestText } from './contestText'
import { parseLevelCode } from './levelCode'
import type { LevelDocument } from './levelDocument'
import type { LevelJsonError } from '../levelFormat'
import { parseLevelJson } from './levelJson'
import type { Setup } from './setup'
import type { TextError } from './textError'

export const LEVEL_FORMS = ['contest', 'code', 'json'] as const
export type LevelForm = (typeof LEVEL_FORMS)[number]

export type AnyTextError = TextError | LevelJsonError

export interface AnyText {
  /** What the text was taken for. */
  readonly form: LevelForm
  readonly document: Result<LevelDocument, AnyTextError>
}

export function parseAnyText(text: string): AnyText {
  const form = formOf(text)
  return { form, document: PARSERS[form](text.replace(/^\uFEFF/, '')) }
}

const PARSERS: Record<LevelForm, (text: string) => Result<LevelDocument, AnyTextError>> = {
  contest: (text) => documentOf(parseContestText(text)),
  code: (text) => documentOf(parseLevelCode(text)),
  json: parseLevelJson,
}

/** JSON has an object or a list around it, a level code has slashes, and the contest's text neither. */
function formOf(text: string): LevelForm {
  if (/^[\s\uFEFF]*[[{]/.test(text)) return 'json'
  return text.includes('/') ? 'code' : 'contest'
}

function documentOf(setup: Result<Setup, TextError>): Result<LevelDocument, TextError> {
  return setup.ok ? ok({ game: 'mayan', setup: setup.value }) : setup
}
