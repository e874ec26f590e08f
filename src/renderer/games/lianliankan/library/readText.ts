/** A text in whatever form, taken for a Lianliankan level. */
import { parseAnyText } from '@shared/games/lianliankan/anyText'
import type { LevelDocument } from '@shared/games/lianliankan/levelDocument'
import { text } from '../../../i18n/text'
import type { ReadText } from '../../game'

export function readText(source: string): ReadText<LevelDocument> {
  const { form, document } = parseAnyText(source)
  return { takenFor: text(`boardForm.${form}`), document }
}
