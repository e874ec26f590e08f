/** Verdicts in words. "Undecided" is never worded as a no. */
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { text, type Text } from '../../../i18n/text'
import type { Judgement, Verification } from '../stores/verificationState'

export function headlineOf(verification: Verification, steps: number | null): Text {
  return text(isSolved(verification) ? 'verdict.solved' : `verdict.${verification.kind}`, {
    steps: steps ?? 0,
  })
}

/** @param isSearching the search goes on, and may add to it */
export function detailsOf(
  verification: Verification,
  steps: number | null,
  isSearching = false,
): readonly Text[] {
  switch (verification.kind) {
    case 'idle':
      return [{ key: 'verdictText.idle', count: steps ?? 0 }]
    case 'searching':
      return verification.report === null ? [] : knownText(verification.report)
    case 'not-a-level':
      return [text('verdictText.not-a-level')]
    case 'failed':
      return [failureText(verification.failure)]
    default: {
      const { report } = verification
      if (report !== null) {
        return [...judgementText(verification, steps ?? 0), ...(isSearching ? [] : endText(report))]
      }
      return [text('verdictText.undecided', { limit: text('limit.cancelled') })]
    }
  }
}

/** What it took to find that out. */
export function effortOf(verification: Verification, isKept = false): Text | null {
  if (!('report' in verification) || verification.report === null) return null
  const { report } = verification
  const key = report.limit !== null ? 'howFar' : isKept ? 'kept' : 'figures'
  const { nodes, ms, share } = report
  return text(`verdictText.${key}`, { nodes: { amount: nodes }, ms: { ms }, share: { share } })
}

/** Solved in n, and not known whether in fewer. */
function isSolved(verification: Verification): boolean {
  return verification.kind === 'undecided' && verification.report?.verdict.kind === 'solved'
}

function judgementText(judgement: Judgement, steps: number): Text[] {
  const { report } = judgement
  switch (judgement.kind) {
    case 'sound':
      return [text('verdictText.sound', { steps })]
    case 'cook':
      return [text('verdictText.cook', { minimum: judgement.minimum, steps })]
    case 'unsolvable':
      return [{ key: 'verdictText.unsolvable', count: steps }, ...knownText(report)]
    case 'undecided': {
      const key = isSolved(judgement) ? 'verdictText.fewerUnknown' : 'verdictText.undecided'
      const limit = text(`limit.${judgement.limit}`)
      return [text(key, { limit }), ...knownText(report)]
    }
  }
}

/** What is known of other numbers of moves. */
function knownText({ minimum, provedFrom }: AnalysisReport): Text[] {
  if (minimum !== null) return [text('verdictText.minimum', { minimum })]
  return provedFrom > 1 ? [{ key: 'verdictText.provedFrom', count: provedFrom }] : []
}

/** Where a limit ended it early: that what follows is not all. */
function endText({ limit, verdict }: AnalysisReport): Text[] {
  if (limit === null || verdict.kind === 'undecided') return []
  return [text('verdictText.incomplete', { limit: text(`limit.${limit}`) })]
}

function failureText(failure: (Verification & { kind: 'failed' })['failure']): Text {
  switch (failure.code) {
    case 'error':
      return text('verdictText.error', { message: failure.message })
    case 'worker-gone':
      return text('verdictText.worker-gone', { exitCode: failure.exitCode })
    case 'not-a-level':
      return text('verdictText.not-a-level')
  }
}
