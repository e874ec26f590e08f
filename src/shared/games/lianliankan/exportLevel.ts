/** A level in another form, or everything that form can't say of it. */
import { err, ok, type Result } from '../../result'
import { printHduText } from './hduText'
import { printLevelCode } from './levelCode'
import type { LevelDocument } from './levelDocument'
import { printLevelJson } from './levelJson'
import { findProblems, type Setup, type SetupProblem } from './setup'

export const LEVEL_FORMS = ['hdu', 'code', 'json'] as const
export type LevelForm = (typeof LEVEL_FORMS)[number]

export type ExportFault =
  | { readonly code: 'hdu-border' }
  | Extract<SetupProblem, { readonly code: 'size-out-of-range' | 'type-out-of-range' }>

export function exportLevel(
  document: LevelDocument,
  form: LevelForm,
): Result<string, readonly ExportFault[]> {
  const faults = exportFaults(document.setup, form)
  if (faults.length > 0) return err(faults)
  switch (form) {
    case 'hdu':
      return ok(printHduText(document.setup))
    case 'code':
      return ok(`${printLevelCode(document.setup)}\n`)
    case 'json':
      return ok(printLevelJson(document))
  }
}

/** Texts hold any board of a legal size and legal types, clearable or not; HDU no ring; JSON all. */
export function exportFaults(setup: Setup, form: LevelForm): ExportFault[] {
  if (form === 'json') return []
  const faults = findProblems(setup).filter(isExportFault)
  return form === 'hdu' && setup.border === 'outside' ? [{ code: 'hdu-border' }, ...faults] : faults
}

function isExportFault(problem: SetupProblem): problem is Extract<SetupProblem, ExportFault> {
  return problem.code === 'size-out-of-range' || problem.code === 'type-out-of-range'
}
