/** Verdicts in words. "Undecided" is never worded as a no. */
import type { SearchProgress } from '@shared/games/mayan/solver/verdict'
import { text, type Text } from '../../../i18n/text'
import type { Verification } from '../stores/verificationState'

export function headlineOf({ kind }: Verification, steps: number | null): Text {
  return text(`verdict.${kind}`, { steps: steps ?? 0 })
}

export function detailsOf(verification: Verification, steps: number | null): readonly Text[] {
  switch (verification.kind) {
    case 'idle':
      return [{ key: 'verdictText.idle', count: steps ?? 0 }]
    case 'searching':
      return []
    case 'solved':
      return [text('verdictText.solved', figuresOf(verification.progress))]
    case 'unsolvable':
      return [text('verdictText.unsolvable', figuresOf(verification.progress))]
    case 'undecided': {
      const limit = text(`limit.${verification.limit}`)
      const { progress } = verification
      return [
        text('verdictText.undecided', { limit }),
        ...(progress === null ? [] : [text('verdictText.howFar', figuresOf(progress))]),
      ]
    }
    case 'not-a-level':
      return [text('verdictText.not-a-level')]
    case 'failed':
      return [failureText(verification.failure)]
  }
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
