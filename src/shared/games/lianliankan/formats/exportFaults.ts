/** What a form can't say of a board, and the code where it can say it. */
import { printLevelCode } from './levelCode'
import { findProblems, type Setup, type SetupProblem } from '../rules/setup'

export const LEVEL_FORMS = ['hdu', 'code', 'json'] as const
export type LevelForm = (typeof LEVEL_FORMS)[number]

export type ExportFault =
  | { readonly code: 'hdu-border' }
  | Extract<SetupProblem, { readonly code: 'size-out-of-range' | 'type-out-of-range' }>

/** Texts hold any board of a legal size and legal types, clearable or not; HDU no ring; JSON all. */
export function exportFaults(setup: Setup, form: LevelForm): ExportFault[] {
  if (form === 'json') return []
  const faults = findProblems(setup).filter(isExportFault)
  return form === 'hdu' && setup.border === 'outside' ? [{ code: 'hdu-border' }, ...faults] : faults
}

/** The one-line form of a level; null where it can't say it. */
export function codeOf(setup: Setup): string | null {
  return exportFaults(setup, 'code').length > 0 ? null : printLevelCode(setup)
}

function isExportFault(problem: SetupProblem): problem is Extract<SetupProblem, ExportFault> {
  return problem.code === 'size-out-of-range' || problem.code === 'type-out-of-range'
}
