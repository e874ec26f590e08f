/** What the library says of a level without searching. */
import type { AnalysisSummary } from '@shared/games/mayan/records/analysisRecord'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { findProblems, type Setup } from '@shared/games/mayan/rules/setup'
import { STARTER_PACK_ID, type StoredLevel } from '@shared/library/model'
import { text } from '../../../i18n/text'
import type { Badge } from '../../game'
import { useAnalyses } from '../stores/analyses'

type MayanLevel = StoredLevel & { readonly document: LevelDocument }

export function useBadges(): (level: MayanLevel) => Badge {
  const analyses = useAnalyses()
  return (level) => badgeOf(level, analyses.summaryFor)
}

/** @param summaryFor what is kept about exactly a setup; null where it was not searched */
export function badgeOf(
  { packId, document }: MayanLevel,
  summaryFor: (setup: Setup) => Pick<AnalysisSummary, 'soundness' | 'minimum'> | null,
): Badge {
  // Those levels are proved sound by the project's own tests.
  if (packId === STARTER_PACK_ID) return { kind: 'sound', text: text('badge.sound') }
  if (findProblems(document.setup).some(({ rank }) => rank === 'fatal')) {
    return { kind: 'not-a-level', text: text('badge.not-a-level') }
  }
  const known = summaryFor(document.setup)
  if (known === null) return { kind: 'unverified', text: text('badge.unverified') }
  const { soundness, minimum } = known
  return { kind: soundness, text: text(`badge.${soundness}`, { minimum: minimum ?? 0 }) }
}
