/** A level in another form, or everything that form can't say of it. */
import { err, ok, type Result } from '../../../result'
import { printContestText } from './contestText'
import { exportFaults, type ExportFault, type LevelForm } from './exportFaults'
import { printLevelCode } from './levelCode'
import { MAYAN_FORMAT, type LevelDocument } from './levelDocument'

export { LEVEL_FORMS, type ExportFault, type LevelForm } from './exportFaults'

export function exportLevel(
  document: LevelDocument,
  form: LevelForm,
): Result<string, readonly ExportFault[]> {
  const faults = exportFaults(document.setup, form)
  if (faults.length > 0) return err(faults)
  switch (form) {
    case 'contest':
      return ok(printContestText(document.setup))
    case 'code':
      return ok(`${printLevelCode(document.setup)}\n`)
    case 'json':
      return ok(MAYAN_FORMAT.print(document))
  }
}
