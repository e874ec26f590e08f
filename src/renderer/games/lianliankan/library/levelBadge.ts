/** What the library says of a board without searching. */
import type { AnalysisSummary } from '@shared/games/lianliankan/records/analysisRecord'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { findProblems, type Setup } from '@shared/games/lianliankan/rules/setup'
import { STARTER_PACK_ID, type StoredLevel } from '@shared/library/model'
import { text } from '../../../i18n/text'
import type { Badge } from '../../game'
import { useAnalyses } from '../stores/analyses'

type LinkLevel = StoredLevel & { readonly document: LevelDocument }

const BADGES: Readonly<Record<AnalysisSummary['verdict'], Badge>> = {
  solved: { kind: 'sound', text: text('linkVerdict.sound') },
  unsolvable: { kind: 'unsolvable', text: text('linkVerdict.unsolvable') },
  undecided: { kind: 'undecided', text: text('badge.undecided') },
}

export function useBadges(): (level: LinkLevel) => Badge {
  const analyses = useAnalyses()
  return (level) => badgeOf(level, analyses.summaryFor)
}

/** @param summaryFor what is kept about exactly a setup; null where it was not searched */
export function badgeOf(
  { packId, document }: LinkLevel,
  summaryFor: (setup: Setup) => Pick<AnalysisSummary, 'verdict'> | null,
): Badge {
  // Those boards are proved clearable by the project's own tests.
  if (packId === STARTER_PACK_ID) return BADGES.solved
  if (findProblems(document.setup).length > 0) {
    return { kind: 'not-a-level', text: text('badge.not-a-level') }
  }
  const known = summaryFor(document.setup)
  return known === null
    ? { kind: 'unverified', text: text('badge.unverified') }
    : BADGES[known.verdict]
}
