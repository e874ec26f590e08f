import { describe, expect, it } from 'vitest'
import type { JobOutcome } from '@shared/ipc/jobs'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { LIMIT_KINDS } from '@shared/search/limits'
import type { Verdict } from '@shared/games/mayan/solver/verdict'
import { loadLanguage, say } from '../../../i18n/i18n'
import { detailsOf, effortOf, headlineOf } from '../panel/verdictText'
import { judge, reportSoFar, verificationOf, type Verification } from './verificationState'

await loadLanguage('en')

const STEPS = 3
const figures = { nodes: 12, ms: 3, share: 0.4 }
const level = { problems: [], steps: STEPS }
const solved: Verdict = { kind: 'solved', moves: [] }
const unsolvable: Verdict = { kind: 'unsolvable' }

function reportOf(reported: Partial<AnalysisReport>): AnalysisReport {
  return {
    ...figures,
    verdict: solved,
    minimum: null,
    minimumMoves: null,
    provedFrom: 1,
    spectrum: [],
    solutions: [],
    isListComplete: false,
    areIdeasComplete: false,
    ideas: [],
    limit: null,
    ...reported,
  }
}
const after = (outcome: JobOutcome<AnalysisReport>) =>
  verificationOf({ kind: 'ended', jobId: 1, outcome }, level, null)
const running = { kind: 'running', jobId: 1, progress: figures, found: {} } as const
const wordsOf = (verification: Verification) => {
  const effort = effortOf(verification)
  const details = detailsOf(verification, STEPS)
  return [headlineOf(verification, STEPS), ...details, ...(effort ? [effort] : [])]
    .map(say)
    .join(' ')
}

describe('what is known about a level', () => {
  it('is nothing without a run', () => {
    expect(verificationOf(null, level, null)).toEqual({ kind: 'idle' })
  })

  it('is that it is none, where it has fatal problems, whatever a run says', () => {
    const fatal = { rank: 'fatal', code: 'steps-out-of-range', steps: null } as const
    const done = { kind: 'done', result: reportOf({}) } as const
    const run = { kind: 'ended', jobId: 1, outcome: done } as const
    expect(verificationOf(run, { problems: [fatal], steps: 0 }, null).kind).toBe('not-a-level')
    const warning = { rank: 'warning', code: 'no-blocks' } as const
    expect(verificationOf(null, { problems: [warning], steps: STEPS }, null).kind).toBe('idle')
  })

  it('is undecided after a cancel, with what was heard last', () => {
    const last = reportSoFar({ provedFrom: 2 }, figures, null)
    const outcome = { kind: 'cancelled', result: null } as const
    const verification = verificationOf({ kind: 'ended', jobId: 1, outcome }, level, last)
    expect(verification).toMatchObject({ kind: 'undecided', limit: 'cancelled', report: figures })
    expect(wordsOf(verification)).toContain('40%')
    expect(after(outcome)).toEqual({ kind: 'undecided', report: null })
  })

  it('is decided as soon as the proof is there, while the search goes on', () => {
    const open = reportSoFar({ verdict: solved, provedFrom: 2 }, figures, null)
    expect(verificationOf(running, level, open)).toEqual({ kind: 'searching', report: open })
    const proved = reportSoFar({ minimum: 3, provedFrom: 3 }, figures, open)
    expect(verificationOf(running, level, proved)).toMatchObject({ kind: 'sound', report: proved })
    const cook = reportSoFar({ minimum: 2, provedFrom: 2 }, figures, open)
    expect(verificationOf(running, level, cook)).toMatchObject({ kind: 'cook', minimum: 2 })
  })

  it('of a search that runs tells what is proved so far', () => {
    const open = reportSoFar({ provedFrom: 3 }, figures, null)
    expect(wordsOf(verificationOf(running, level, open))).toContain('fewer than 3 moves: proved')
    expect(verificationOf(running, level, null)).toEqual({ kind: 'searching', report: null })
  })

  it('is kept when the worker dies, beside the failure', () => {
    const last = reportSoFar({ minimum: 2, provedFrom: 2 }, figures, null)
    const failure = { code: 'worker-gone', exitCode: 9 } as const
    const run = { kind: 'ended', jobId: 1, outcome: { kind: 'failed', failure } } as const
    expect(verificationOf(run, level, last)).toEqual({ kind: 'failed', failure, report: last })
  })

  it('is what was found, where a cancel left a report', () => {
    const result = reportOf({ minimum: 3, provedFrom: 3, limit: 'cancelled' })
    expect(after({ kind: 'cancelled', result }).kind).toBe('sound')
  })

  it('never shows a share below one as all', () => {
    const verdict = { kind: 'undecided', limit: 'time' } as const
    const result = reportOf({ verdict, limit: 'time', share: 0.9999 })
    expect(wordsOf(after({ kind: 'done', result }))).toContain('99%')
  })
})

describe('a report', () => {
  it.each([
    { verdict: solved, minimum: 3, provedFrom: 3, kind: 'sound', says: 'Sound' },
    { verdict: solved, minimum: null, provedFrom: 3, kind: 'sound', says: 'Sound' },
    { verdict: solved, minimum: 2, provedFrom: 2, kind: 'cook', says: 'already in 2' },
    { verdict: solved, minimum: null, provedFrom: 2, kind: 'undecided', says: 'Solved in 3;' },
    { verdict: unsolvable, minimum: null, provedFrom: 2, kind: 'unsolvable', says: 'fewer than 2' },
    { verdict: unsolvable, minimum: null, provedFrom: 6, kind: 'unsolvable', says: 'fewer than 6' },
    { verdict: unsolvable, minimum: 5, provedFrom: 5, kind: 'unsolvable', says: 'minimum is 5' },
    { verdict: unsolvable, minimum: 2, provedFrom: 2, kind: 'unsolvable', says: 'minimum is 2' },
  ])('$verdict.kind, minimum $minimum, proved from $provedFrom: $kind', (reported) => {
    const { kind, says, ...report } = reported
    for (const limit of [null, ...LIMIT_KINDS]) {
      const judgement = judge(reportOf({ ...report, limit }), STEPS)
      expect(judgement.kind).toBe(kind)
      expect(wordsOf(judgement)).toContain(says)
    }
  })

  it('says what is not complete', () => {
    const whole = reportOf({ minimum: 3, provedFrom: 3 })
    expect(wordsOf(judge(whole, STEPS))).not.toContain('incomplete')
    expect(wordsOf(judge({ ...whole, limit: 'memory' }, STEPS))).toContain(
      'incomplete: the memory limit was reached',
    )
  })

  it('does not say so while the search for the rest goes on, and says what was known', () => {
    const sound = judge(reportOf({ minimum: 3, provedFrom: 3, limit: 'cancelled' }), STEPS)
    expect(detailsOf(sound, STEPS, true).map(say).join(' ')).not.toContain('incomplete')
    const kept = effortOf(judge(reportOf({ minimum: 3, provedFrom: 3 }), STEPS), true)
    expect(kept && say(kept)).toContain('Proved earlier')
  })

  it('keeps undecided apart from unsolvable, in code and in words, whatever else is known', () => {
    for (const limit of LIMIT_KINDS) {
      for (const minimum of [null, 1, 3, 5]) {
        for (const provedFrom of [1, 2, 3, 4, 5]) {
          const verdict = { kind: 'undecided', limit } as const
          const judgement = judge(reportOf({ verdict, limit, minimum, provedFrom }), STEPS)
          expect(judgement).toMatchObject({ kind: 'undecided', limit })
          expect(wordsOf(judgement)).toContain('Undecided It may or may not be solvable')
          expect(wordsOf(judgement)).not.toMatch(/not solvable|found no solution/i)
        }
      }
    }
  })

  it('of an undecided level says from where on it is open', () => {
    const verdict = { kind: 'undecided', limit: 'nodes' } as const
    const words = wordsOf(judge(reportOf({ verdict, limit: 'nodes', provedFrom: 3 }), STEPS))
    expect(words).toContain('the limit of nodes was reached')
    expect(words).toContain('No solution has fewer than 3 moves: proved.')
  })
})
