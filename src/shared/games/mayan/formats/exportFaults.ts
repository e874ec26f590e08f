/** What a form can't say of a level, and the code where it can say it. */
import { MAX_CONTEST_STEPS } from '../rules/board'
import { printLevelCode } from './levelCode'
import { firstHole } from './renumber'
import { findProblems, type Setup, type SetupProblem } from '../rules/setup'

export const LEVEL_FORMS = ['contest', 'code', 'json'] as const
export type LevelForm = (typeof LEVEL_FORMS)[number]

export type ExportFault =
  | { readonly code: 'contest-steps'; readonly steps: number; readonly most: number }
  /** `missing` is the lowest colour that is not used while a higher one is. */
  | { readonly code: 'colour-holes'; readonly missing: number }
  | Extract<SetupProblem, { readonly rank: 'fatal' }>

/** The contest wants a level of its own size; a code any full stacks, runs included; JSON nothing. */
export function exportFaults(setup: Setup, form: LevelForm): ExportFault[] {
  if (form === 'json') return []
  const fatal = findProblems(setup).filter((problem) => problem.rank === 'fatal')
  if (form === 'code') return fatal.filter(({ code }) => code !== 'run-at-start')
  return [...fatal, ...contestFaults(setup)]
}

/** The one-line form of a level; null where it can't say it. */
export function codeOf(setup: Setup): string | null {
  return exportFaults(setup, 'code').length > 0 ? null : printLevelCode(setup)
}

function contestFaults(setup: Setup): ExportFault[] {
  const faults: ExportFault[] = []
  const steps = setup.steps ?? 0
  if (steps > MAX_CONTEST_STEPS) {
    faults.push({ code: 'contest-steps', steps, most: MAX_CONTEST_STEPS })
  }
  const missing = firstHole(setup)
  if (missing !== null) faults.push({ code: 'colour-holes', missing })
  return faults
}
