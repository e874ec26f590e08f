import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSolution, playLinks } from '@shared/games/lianliankan/rules/replay'
import { smallLevels } from '../../../../../test/lianliankan/arbitraries'
import { solve } from '@shared/games/lianliankan/solver/solveTask'
import { goneIn, makeFilm } from './film'
import { runs } from '../../../../../test/runs'

describe('the film of an order of links', () => {
  it('shows every link, from the whole board to the empty one', () => {
    fc.assert(
      fc.property(smallLevels(10), (level) => {
        const { verdict } = solve(level, () => 0, { tableBytes: 1 << 20 })
        if (verdict.kind !== 'solved') return
        const { pairs } = verdict
        expect(isSolution(level, pairs)).toBe(true)
        const film = makeFilm(level, pairs)
        expect(film.stops).toHaveLength(pairs.length + 1)
        for (const [step, stop] of film.stops.entries()) {
          const frame = film.frames[stop]
          if (frame === undefined) throw new Error('a step has its frame')
          expect(goneIn(film, frame)).toEqual(pairs.slice(0, step).flat())
          const after = step === 0 ? level : film.traces[step - 1]?.after
          expect(after).toEqual(playLinks(level, pairs.slice(0, step)))
        }
        expect(film.traces.at(-1)?.left ?? 0).toBe(0)
      }),
      { numRuns: runs(100) },
    )
  })

  it('is the board alone without a level, and ends before a link that cannot be made', () => {
    expect(makeFilm(null, []).frames).toHaveLength(1)
    const crossed = { rows: 2, columns: 2, border: 'inside', tiles: [1, 2, 2, 1] } as const
    const pair = [
      { row: 0, column: 0 },
      { row: 1, column: 1 },
    ] as const
    expect(makeFilm(crossed, [pair]).stops).toEqual([0])
  })
})
