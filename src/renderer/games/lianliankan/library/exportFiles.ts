/** Levels as files to give away; a form that can't say a level says why. */
import {
  exportLevel,
  type ExportFault,
  type LevelForm,
} from '@shared/games/lianliankan/formats/exportLevel'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import { ok } from '@shared/result'
import { text, type Text } from '../../../i18n/text'
import type { ExportForm } from '../../game'
import { problemText } from '../panel/problemText'
import { pictureFileOf } from './picture'

export const EXPORT_FORMS: readonly ExportForm<LevelDocument>[] = [
  textForm('hdu', '.in'),
  textForm('code', '.txt'),
  textForm('json', `.${OWN_EXTENSION}`),
  {
    id: 'picture',
    label: text('exports.picture'),
    files: async ({ setup }, name) =>
      ok({ files: [{ name: `${name}.png`, content: await pictureFileOf(setup) }], notes: [] }),
  },
]

function textForm(form: LevelForm, extension: string): ExportForm<LevelDocument> {
  return {
    id: form,
    label: text(`boardForm.${form}`),
    files: (document, name) => {
      const content = exportLevel(document, form)
      return Promise.resolve(
        content.ok
          ? ok({ files: [{ name: `${name}${extension}`, content: content.value }], notes: [] })
          : { ok: false, error: content.error.map(faultText) },
      )
    },
  }
}

function faultText(fault: ExportFault): Text {
  return fault.code === 'hdu-border' ? text('fault.hdu-border') : problemText(fault)
}
