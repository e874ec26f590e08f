/** How Mayan levels go out, as texts and as files. */
import { exportLevel } from '@shared/games/mayan/formats/exportLevel'
import { renumber } from '@shared/games/mayan/formats/renumber'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import type { Exchange } from '../../game'
import { checkLevel } from './checkLevel'
import { EXPORT_FORMS } from './exportFiles'

export const exchange: Exchange<LevelDocument> = {
  contestTextOf: (document) => exportLevel(document, 'contest'),
  renumbered: (document) => {
    const renumbered = { ...document, setup: renumber(document.setup) }
    const isMended = !exportLevel(document, 'contest').ok && exportLevel(renumbered, 'contest').ok
    return isMended ? renumbered : null
  },
  exportForms: EXPORT_FORMS,
  check: checkLevel,
}
