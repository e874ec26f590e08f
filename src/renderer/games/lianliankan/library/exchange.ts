/** How Lianliankan levels go out, as texts and as files. */
import { exportLevel } from '@shared/games/lianliankan/formats/exportLevel'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import type { Exchange } from '../../game'
import { checkLevel } from './checkLevel'
import { EXPORT_FORMS } from './exportFiles'

export const exchange: Exchange<LevelDocument> = {
  contestTextOf: (document) => exportLevel(document, 'hdu'),
  exportForms: EXPORT_FORMS,
  check: checkLevel,
}
