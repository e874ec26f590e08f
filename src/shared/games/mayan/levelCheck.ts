/** What a check of a pack says of a Mayan level. */
import type { LevelCheck } from '../../packCheck/level'
import type { Setup } from './rules/setup'
import type { AnalysisReport } from './solver/analysis'
import { ideaCountOf, soundnessOf } from './solver/soundness'
import { figuresOf, type DifficultyFigures, type ProfileReport } from './workbench/profileTask'

const UNKNOWN: Readonly<Record<keyof DifficultyFigures, null>> = {
  firstShare: null,
  longestForced: null,
  traps: null,
  longestChain: null,
  blindOdds: null,
}

/**
 * @param report null where the setup is no level
 * @param profile null where it was not found
 */
export function levelCheckOf(
  { steps }: Setup,
  report: AnalysisReport | null,
  profile: ProfileReport | null,
): LevelCheck {
  if (report === null || steps === null) {
    return { verdict: 'not-a-level', weight: null, figures: { n: steps } }
  }
  const difficulty = profile?.outcome === 'complete' ? figuresOf(profile.steps) : null
  return {
    verdict: soundnessOf(report, steps),
    weight: difficulty === null ? null : [steps, difficulty.blindOdds],
    figures: {
      n: steps,
      minimum: report.minimum,
      ideas: report.areIdeasComplete ? ideaCountOf(report) : null,
      ...(difficulty ?? UNKNOWN),
    },
  }
}
