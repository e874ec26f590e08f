/** Verdicts in words. "Undecided" is never worded as a no. */
import type { Pair } from '@shared/games/lianliankan/rules/position'
import { typeAt, type Setup } from '@shared/games/lianliankan/rules/setup'
import type { AnalysisReport } from '@shared/games/lianliankan/solver/analysis'
import type { JobFailure } from '@shared/ipc/jobs'
import { text, type Text } from '../../../i18n/text'
import { cellText } from '../board/words'
import { tileText } from '../board/pictures'
import type { Verification } from '../stores/verificationState'

export function headlineOf({ kind }: Pick<Verification, 'kind'>): Text {
  switch (kind) {
    case 'sound':
    case 'unsolvable':
      return text(`linkVerdict.${kind}`)
    default:
      return text(`verdict.${kind}`)
  }
}

export function detailsOf(verification: Verification): readonly Text[] {
  switch (verification.kind) {
    case 'idle':
      return [text('linkVerdict.idle')]
    case 'searching':
      return []
    case 'not-a-level':
      return [text('verdictText.not-a-level')]
    case 'failed':
      return [failureText(verification.failure)]
    case 'sound': {
      const { verdict } = verification.report
      const count = verdict.kind === 'solved' ? verdict.pairs.length : 0
      return [{ key: 'linkVerdict.soundText', count }]
    }
    case 'unsolvable':
      return [text('linkVerdict.unsolvableText')]
    case 'undecided': {
      const limit = 'limit' in verification ? verification.limit : 'cancelled'
      return [text('linkVerdict.undecidedText', { limit: text(`limit.${limit}`) })]
    }
  }
}

/** What it took to find that out. */
export function effortOf(verification: Verification, isKept: boolean): Text | null {
  if (!('report' in verification) || verification.report === null) return null
  const { limit, nodes, ms, share } = verification.report
  const key = limit !== null ? 'howFar' : isKept ? 'kept' : 'figures'
  return text(`verdictText.${key}`, { nodes: { amount: nodes }, ms: { ms }, share: { share } })
}

export type RobustnessSign = 'safe' | 'fatal' | 'open'

/** Whether the board can be lost: only said of one that can be cleared. */
export function robustnessOf(
  setup: Setup,
  { verdict, robustness }: AnalysisReport,
  isSearching: boolean,
): { readonly sign: RobustnessSign; readonly title: Text; readonly line: Text } | null {
  if (verdict.kind !== 'solved') return null
  switch (robustness.kind) {
    case 'safe':
      return { sign: 'safe', title: text('linkRobust.safe'), line: text('linkRobust.safeText') }
    case 'fatal': {
      const { after, pair } = robustness
      const values = { link: pairText(setup, pair) }
      const line =
        after.length === 0
          ? text('linkRobust.fatalAtOnce', values)
          : { key: 'linkRobust.fatalText' as const, count: after.length, values }
      return { sign: 'fatal', title: text('linkRobust.fatal'), line }
    }
    case 'lost':
      return null
    case 'undecided': {
      const limit = text(`limit.${robustness.limit}`)
      const line = isSearching
        ? text('linkRobust.searching')
        : text('linkRobust.openText', { limit })
      return { sign: 'open', title: text('linkRobust.open'), line }
    }
  }
}

/** "pepper (1, 2) – (3, 4)" */
export function pairText(setup: Setup, [a, b]: Pair): Text {
  const tile = tileText(typeAt(setup, a))
  return text('linkSteps.pair', { tile, a: cellText(a), b: cellText(b) })
}

function failureText(failure: JobFailure): Text {
  switch (failure.code) {
    case 'error':
      return text('verdictText.error', { message: failure.message })
    case 'worker-gone':
      return text('verdictText.worker-gone', { exitCode: failure.exitCode })
    case 'not-a-level':
      return text('verdictText.not-a-level')
  }
}
