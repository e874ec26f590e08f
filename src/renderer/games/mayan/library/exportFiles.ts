/** Levels as files to give away. */
import { exportLevel } from '@shared/games/mayan/exportLevel'
import type { LevelDocument } from '@shared/games/mayan/levelDocument'
import type { LevelForm } from '@shared/games/mayan/anyText'
import { faultParameters } from '@shared/messages/fault'
import { err, ok } from '@shared/result'
import { text, type MessageKey, type Text } from '../../../i18n/text'
import type { ExportForm } from '../../game'

export const EXPORT_FORMS: readonly ExportForm<LevelDocument>[] = [
  textForm('code', '.txt'),
  textForm('json', '.json'),
]

function textForm(form: LevelForm, extension: string): ExportForm<LevelDocument> {
  return {
    id: form,
    label: text(`form.${form}`),
    files: (document, name) => {
      const content = exportLevel(document, form)
      return Promise.resolve(
        content.ok
          ? ok([{ name: `${name}${extension}`, content: content.value }])
          : err(content.error.map(faultText)),
      )
    },
  }
}

function faultText(fault: { readonly code: string }): Text {
  return text(`fault.${fault.code}` as MessageKey, faultParameters(fault))
}
