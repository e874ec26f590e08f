/** What the library says of a level without searching. */
import { STARTER_PACK_ID, type StoredLevel } from '@shared/library/model'
import { text, type Text } from '../i18n/text'

export type BadgeKind = 'sound' | 'cook' | 'unsolvable' | 'undecided' | 'not-a-level' | 'unverified'

/** What is known of a level without searching. */
export interface Badge {
  readonly kind: BadgeKind
  readonly text: Text
}

/** How a game judges what is kept about its levels. */
interface BadgeParts<Setup, Summary> {
  /** Summaries of exactly a setup. */
  readonly useAnalyses: () => { readonly summaryFor: (setup: Setup) => Summary | null }
  /** For the levels of the built-in pack, which the project's own tests prove sound. */
  readonly sound: Text
  readonly isLegal: (setup: Setup) => boolean
  readonly badgeFor: (summary: Summary) => Badge
}

/** Makes what reads the badge of a level; what it reads is reactive. */
export function defineBadges<Setup, Summary>(parts: BadgeParts<Setup, Summary>) {
  type Level = Pick<StoredLevel, 'packId'> & { readonly document: { readonly setup: Setup } }
  return (): ((level: Level) => Badge) => {
    const analyses = parts.useAnalyses()
    return ({ packId, document: { setup } }) => {
      if (packId === STARTER_PACK_ID) return { kind: 'sound', text: parts.sound }
      if (!parts.isLegal(setup)) return { kind: 'not-a-level', text: text('badge.not-a-level') }
      const summary = analyses.summaryFor(setup)
      return summary === null
        ? { kind: 'unverified', text: text('badge.unverified') }
        : parts.badgeFor(summary)
    }
  }
}
