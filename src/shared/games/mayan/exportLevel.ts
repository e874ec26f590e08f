/** A level in another form, or everything that form can't say of it. */
import { err, ok, type Result } from '../../result'
import type { LevelForm } from './anyText'
import { MAX_CONTEST_STEPS } from './board'
import { printContestText } from './contestText'
import { printLevelCode } from './levelCode'
import type { LevelDocument } from './levelDocument'
import { printLevelJson } from './levelJson'
import { firstHole } from './renumber'
import { findProblems, type Setup, type SetupProblem } from './setup'

export type ExportFault =
  | { readonly code: 'contest-steps'; readonly steps: number; readonly most: number }
  /** `missing` is the lowest colour that is not used while a higher one is. */
  | { readonly code: 'colour-holes'; readonly missing: number }
  | Extract<SetupProblem, { readonly rank: 'fatal' }>

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
      return ok(printLevelJson(document))
  }
}

/** The contest wants a level of its own size; a code any full stacks, runs included; JSON nothing. */
function exportFaults(setup: Setup, form: LevelForm): ExportFault[] {
  if (form === 'json') return []
  const fatal = findProblems(setup).filter((problem) => problem.rank === 'fatal')
  if (form === 'code') return fatal.filter(({ code }) => code !== 'run-at-start')
  return [...fatal, ...contestFaults(setup)]
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
