/** Verdicts in words. "Undecided" is never worded as a no. */
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { SearchProgress } from '@shared/games/mayan/solver/verdict'
import { text, type Text } from '../../../i18n/text'
import type { Judgement, Verification } from '../stores/verificationState'

export function headlineOf(verification: Verification, steps: number | null): Text {
  return text(isSolved(verification) ? 'verdict.solved' : `verdict.${verification.kind}`, {
    steps: steps ?? 0,
  })
}

export function detailsOf(verification: Verification, steps: number | null): readonly Text[] {
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
      if (report !== null) return judgementText(verification, steps ?? 0)
      return [text('verdictText.undecided', { limit: text('limit.cancelled') })]
    }
  }
}

/** Solved in n, and not known whether in fewer. */
function isSolved(verification: Verification): boolean {
  return verification.kind === 'undecided' && verification.report?.verdict.kind === 'solved'
}

function judgementText(judgement: Judgement, steps: number): Text[] {
  const { report } = judgement
  switch (judgement.kind) {
    case 'sound':
      return [text('verdictText.sound', { steps }), ...endText(report)]
    case 'cook':
      return [text('verdictText.cook', { minimum: judgement.minimum, steps }), ...endText(report)]
    case 'unsolvable':
      return [
        { key: 'verdictText.unsolvable', count: steps },
        ...knownText(report),
        ...endText(report),
      ]
    case 'undecided': {
      const key = isSolved(judgement) ? 'verdictText.fewerUnknown' : 'verdictText.undecided'
      const limit = text(`limit.${judgement.limit}`)
      return [text(key, { limit }), ...knownText(report), howFarText(report)]
    }
  }
}

/** What is known of other numbers of moves. */
function knownText({ minimum, provedFrom }: AnalysisReport): Text[] {
  if (minimum !== null) return [text('verdictText.minimum', { minimum })]
  return provedFrom > 1 ? [{ key: 'verdictText.provedFrom', count: provedFrom }] : []
}

/** What it took; where a limit ended it early, that what follows is not all. */
function endText(report: AnalysisReport): Text[] {
  if (report.limit === null) return [text('verdictText.figures', figuresOf(report))]
  return [text('verdictText.incomplete', { limit: text(`limit.${report.limit}`) })]
}

function howFarText(progress: SearchProgress): Text {
  return text('verdictText.howFar', figuresOf(progress))
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

function figuresOf({ nodes, ms, share }: SearchProgress): NonNullable<Text['values']> {
  return { nodes: { amount: nodes }, ms: { ms }, share: { share } }
}
