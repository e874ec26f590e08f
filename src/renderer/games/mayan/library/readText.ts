/** A text in whatever form, taken for a Mayan level. */
import { parseAnyText } from '@shared/games/mayan/anyText'
import type { LevelDocument } from '@shared/games/mayan/levelDocument'
import { text } from '../../../i18n/text'
import type { ReadText } from '../../game'

export function readText(source: string): ReadText<LevelDocument> {
  const { form, document } = parseAnyText(source)
  return { takenFor: text(`form.${form}`), document }
}
