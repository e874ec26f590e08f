/** The forms in which Lianliankan levels are exported. */
import {
  exportLevel,
  type ExportFault,
  type LevelForm,
} from '@shared/games/lianliankan/formats/exportLevel'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { columnsOf } from '@shared/games/lianliankan/rules/setup'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import { err, type Result } from '@shared/result'
import { text, type Text } from '../../../i18n/text'
import { pictureForm, textForm } from '../../exportForms'
import type { ExportForm } from '../../game'
import { drawTiles } from '../board/drawTiles'
import { problemText } from '../panel/problemText'

export const EXPORT_FORMS: readonly ExportForm<LevelDocument>[] = [
  textForm('hdu', text('boardForm.hdu'), '.in', textOf),
  textForm('code', text('boardForm.code'), '.txt', textOf),
  textForm('json', text('boardForm.json'), `.${OWN_EXTENSION}`, textOf),
  pictureForm(({ setup }) => ({
    columns: columnsOf(setup),
    rows: setup.rows.length,
    draw: (context, cell) => {
      drawTiles(context, setup, cell)
    },
  })),
]

function textOf(document: LevelDocument, form: LevelForm): Result<string, readonly Text[]> {
  const content = exportLevel(document, form)
  return content.ok ? content : err(content.error.map(faultText))
}

function faultText(fault: ExportFault): Text {
  return fault.code === 'hdu-border' ? text('fault.hdu-border') : problemText(fault)
}
