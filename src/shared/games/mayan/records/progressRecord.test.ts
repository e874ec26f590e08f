import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH, type Move } from '../rules/board'
import {
  assistsTaken,
  betterResult,
  NO_ASSISTS,
  printProgress,
  type Assists,
  type PlayStep,
  type Progress,
} from './progressRecord'
import { parseProgress } from './parseProgress'

const count = fc.nat(1_000_000)
const assists: fc.Arbitrary<Assists> = fc.record({ winnable: count, block: count, move: count })
const move: fc.Arbitrary<Move> = fc.record({
  x: fc.nat(WIDTH - 1),
  y: fc.nat(HEIGHT - 1),
  g: fc.constantFrom(1, -1),
})
const step: fc.Arbitrary<PlayStep> = fc.oneof(move, fc.constant('restart' as const))
const progress: fc.Arbitrary<Progress> = fc.record({
  code: fc.constantFrom('1/21/234/31/2434 3', '-/-/-/-/- 1'),
  best: fc.option(
    fc.record({ moves: fc.array(move, { minLength: 1, maxLength: 20 }), assists, ms: count }),
  ),
  session: fc.option(fc.record({ steps: fc.array(step), cursor: count, assists, ms: count })),
})

describe('a progress record', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(progress, (written) => {
        expect(parseProgress(printProgress(written))).toEqual(written)
      }),
    )
  })

  it('is nothing where it is damaged, or not ours', () => {
    const text = printProgress({ code: '1/-/-/-/- 1', best: null, session: null })
    expect(parseProgress(text)).not.toBeNull()
    for (const other of ['', '{', 'null', '[]', '{"version":1}', text.replace('1,', '2,')]) {
      expect(parseProgress(other)).toBeNull()
    }
    expect(parseProgress(text.slice(0, -1))).toBeNull()
    expect(parseProgress(text.replace('"mayan"', '"other"'))).toBeNull()
  })

  it('drops a session with steps that are none, and keeps the best result', () => {
    const best = { moves: [{ x: 1, y: 0, g: 1 as const }], assists: NO_ASSISTS, ms: 5 }
    const session = { steps: ['restart' as const], cursor: 1, assists: NO_ASSISTS, ms: 0 }
    const text = printProgress({ code: 'x 1', best, session })
    expect(parseProgress(text.replace('"-"', '"99R"'))).toEqual({
      code: 'x 1',
      best,
      session: null,
    })
  })
})

describe('results', () => {
  const result = (moves: number, hints: number, ms: number) => ({
    moves: Array.from({ length: moves }, () => ({ x: 0, y: 0, g: 1 as const })),
    assists: { ...NO_ASSISTS, block: hints },
    ms,
  })

  it('are better with fewer moves, then fewer hints, then less time', () => {
    const ranked = [result(2, 5, 9), result(3, 0, 7), result(3, 0, 8), result(3, 1, 1)]
    for (const [place, better] of ranked.entries()) {
      for (const worse of ranked.slice(place + 1)) {
        expect(betterResult(better, worse)).toBe(better)
        expect(betterResult(worse, better)).toBe(better)
      }
    }
  })

  it('keep the first of two that are as good', () => {
    const first = result(3, 0, 7)
    expect(betterResult(first, result(3, 0, 7))).toBe(first)
    expect(assistsTaken(result(1, 4, 0))).toBe(4)
  })
})
