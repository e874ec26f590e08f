/** A board as text, or everything that a form can't say of it. */
import { err, ok, type Result } from '../../result'
import { printHduText } from './hduText'
import { printLevelCode } from './levelCode'
import { findProblems, type Setup, type SetupProblem } from './setup'

export const TEXT_FORMS = ['hdu', 'code'] as const
export type TextForm = (typeof TEXT_FORMS)[number]

export type ExportFault =
  | { readonly code: 'hdu-border' }
  | Extract<SetupProblem, { readonly code: 'size-out-of-range' | 'type-out-of-range' }>

export function exportText(setup: Setup, form: TextForm): Result<string, readonly ExportFault[]> {
  const faults = exportFaults(setup, form)
  if (faults.length > 0) return err(faults)
  switch (form) {
    case 'hdu':
      return ok(printHduText(setup))
    case 'code':
      return ok(`${printLevelCode(setup)}\n`)
  }
}

/** Both forms hold any board of a legal size and legal types, clearable or not; HDU no ring. */
export function exportFaults(setup: Setup, form: TextForm): ExportFault[] {
  const faults = findProblems(setup).filter(isExportFault)
  return form === 'hdu' && setup.border === 'outside' ? [{ code: 'hdu-border' }, ...faults] : faults
}

function isExportFault(problem: SetupProblem): problem is Extract<SetupProblem, ExportFault> {
  return problem.code === 'size-out-of-range' || problem.code === 'type-out-of-range'
}
