/** A level in another form, or everything that form can't say of it. */
import { levelExporter } from '../../levelFormat'
import { exportFaults } from './exportFaults'
import { printHduText } from './hduText'
import { printLevelCode } from './levelCode'
import { LIANLIANKAN_FORMAT, type LevelDocument } from './levelDocument'

export { LEVEL_FORMS, type ExportFault, type LevelForm } from './exportFaults'

export const exportLevel = levelExporter(exportFaults, {
  hdu: ({ setup }: LevelDocument) => printHduText(setup),
  code: ({ setup }) => `${printLevelCode(setup)}\n`,
  json: LIANLIANKAN_FORMAT.print,
})
