/** How Lianliankan levels are exported, and checked before. */
import {
  exportLevel,
  type ExportFault,
  type LevelForm,
} from '@shared/games/lianliankan/formats/exportLevel'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { levelCheckOf } from '@shared/games/lianliankan/levelCheck'
import { levelFromSetup } from '@shared/games/lianliankan/rules/setup'
import { OWN_EXTENSION } from '@shared/library/model'
import type { LevelCheck } from '@shared/packCheck/level'
import { err, type Result } from '@shared/result'
import { runJob } from '../../../api/runJob'
import { text, type Text } from '../../../i18n/text'
import { pictureForm, textForm } from '../../exportForms'
import type { Exchange } from '../../game'
import { problemText } from '../panel/problemText'
import { drawingOf } from './drawing'

/** A level that is not proved by then is reported as undecided. */
const MAX_SECONDS = 30

export const exchange: Exchange<LevelDocument> = {
  contestTextOf: (document) => exportLevel(document, 'hdu'),
  exportForms: [
    textForm('hdu', text('boardForm.hdu'), '.in', textOf),
    textForm('code', text('boardForm.code'), '.txt', textOf),
    textForm('json', text('boardForm.json'), `.${OWN_EXTENSION}`, textOf),
    pictureForm(drawingOf),
  ],
  check: checkLevel,
}

async function checkLevel({ setup }: LevelDocument, signal: AbortSignal): Promise<LevelCheck> {
  if (!levelFromSetup(setup).ok) return levelCheckOf(setup, null)
  const limits = { maxSeconds: MAX_SECONDS }
  const request = { kind: 'lianliankan.solve', setup, limits, priority: 'batch' } as const
  const report = await runJob(request, signal)
  return levelCheckOf(setup, report?.verdict ?? { kind: 'undecided', limit: 'cancelled' })
}

function textOf(document: LevelDocument, form: LevelForm): Result<string, readonly Text[]> {
  const content = exportLevel(document, form)
  return content.ok ? content : err(content.error.map(faultText))
}

function faultText(fault: ExportFault): Text {
  return fault.code === 'hdu-border' ? text('fault.hdu-border') : problemText(fault)
}
