/** A level in another form, or everything that form can't say of it. */
import { levelExporter } from '../../levelFormat'
import { printContestText } from './contestText'
import { exportFaults } from './exportFaults'
import { printLevelCode } from './levelCode'
import { MAYAN_FORMAT, type LevelDocument } from './levelDocument'

export { LEVEL_FORMS, type ExportFault, type LevelForm } from './exportFaults'

export const exportLevel = levelExporter(exportFaults, {
  contest: ({ setup }: LevelDocument) => printContestText(setup),
  code: ({ setup }) => `${printLevelCode(setup)}\n`,
  json: MAYAN_FORMAT.print,
})
