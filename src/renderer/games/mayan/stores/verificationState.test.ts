import { describe, expect, it } from 'vitest'
import type { JobOutcome } from '@shared/ipc/jobs'
import { LIMIT_KINDS, type SolveReport } from '@shared/games/mayan/solver/verdict'
import { say } from '../../../i18n/i18n'
import { detailsOf, headlineOf } from '../panel/verdictText'
import { verificationOf } from './verificationState'

const figures = { nodes: 12, ms: 3, share: 0.4 }
const after = (outcome: JobOutcome<SolveReport>) =>
  verificationOf({ kind: 'ended', jobId: 1, outcome }, [], figures)

describe('what is known about a level', () => {
  it('is nothing without a run', () => {
    expect(verificationOf(null, [], null)).toEqual({ kind: 'idle' })
  })

  it('is that it is none, where it has fatal problems, whatever a run says', () => {
    const problem = { rank: 'fatal', code: 'steps-out-of-range', steps: null } as const
    expect(verificationOf(null, [problem], null)).toEqual({ kind: 'not-a-level' })
    const warning = { rank: 'warning', code: 'no-blocks' } as const
    expect(verificationOf(null, [warning], null)).toEqual({ kind: 'idle' })
  })

  it('keeps undecided apart from unsolvable, in code and in words', () => {
    for (const limit of LIMIT_KINDS) {
      const verdict = { kind: 'undecided', limit } as const
      const verification = after({ kind: 'done', result: { ...figures, verdict } })
      expect(verification).toEqual({ kind: 'undecided', limit, progress: figures })
      const words = [headlineOf(verification, 3), ...detailsOf(verification, 3)].map(say).join(' ')
      expect(words).toContain('Undecided')
      expect(words).toContain('40%')
      expect(words).not.toMatch(/not solvable|no solution/i)
    }
  })

  it('is undecided after a cancel, with what was heard last', () => {
    expect(after({ kind: 'cancelled', result: null })).toEqual({
      kind: 'undecided',
      limit: 'cancelled',
      progress: figures,
    })
  })

  it('never shows a share below one as all', () => {
    const verdict = { kind: 'undecided', limit: 'time' } as const
    const result = { ...figures, share: 0.9999, verdict }
    expect(
      detailsOf(after({ kind: 'done', result }), 3)
        .map(say)
        .join(' '),
    ).toContain('99%')
  })
})
