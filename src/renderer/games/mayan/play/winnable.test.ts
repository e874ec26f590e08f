import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSolution } from '@shared/games/mayan/formats/levelCode'
import { isSolution, play } from '@shared/games/mayan/rules/moves'
import { EMPTY_POSITION, packStacks } from '@shared/games/mayan/rules/position'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import { solve } from '@shared/games/mayan/solver/atOnce'
import { alongTheWay, findWin, keyOf, type Solver } from './winnable'

const clock = () => 0
const solver =
  (maxNodes = Infinity): Solver =>
  (setup: Setup) => {
    const level = levelFromSetup(setup)
    return Promise.resolve(level.ok ? solve(level.value, clock, { maxNodes }) : null)
  }

describe('whether a position can be won', () => {
  it('is what an unpruned search of every length finds', async () => {
    await fc.assert(
      fc.asyncProperty(solvableLookingArbitrary(), fc.nat(3), async (stacks, left) => {
        const position = packStacks(stacks)
        const found = await findWin({ position, left }, solver())
        const lengths = Array.from({ length: left }, (_, index) => index + 1)
        const isEmpty = stacks.every((stack) => stack.length === 0)
        const canWin = isEmpty || lengths.some((k) => plainSearch(stacks, k).moves !== null)
        expect(found.kind).toBe(canWin ? 'wins' : 'loses')
        if (found.kind !== 'wins' || isEmpty) return
        expect(isSolution(position, found.moves)).toBe(true)
        const least = lengths.find((k) => plainSearch(stacks, k).moves !== null)
        expect(found.moves).toHaveLength(least ?? 0)
      }),
    )
  })

  it('is not denied by a search that was cut short', async () => {
    const position = packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]])
    const prospect = { position, left: 3 }
    expect(await findWin(prospect, solver(1))).toEqual({ kind: 'unknown', reason: 'nodes' })
    expect(await findWin(prospect, () => Promise.resolve(null))).toEqual({
      kind: 'unknown',
      reason: 'failed',
    })
  })

  it('is "no" without a search where no step is left', async () => {
    const never: Solver = () => Promise.reject(new Error('asked'))
    const position = packStacks([[1], [], [], [], []])
    expect(await findWin({ position, left: 0 }, never)).toEqual({ kind: 'loses' })
    expect(await findWin({ position: EMPTY_POSITION, left: 0 }, never)).toMatchObject({
      kind: 'wins',
    })
  })

  it('counts a win in fewer moves than are left', async () => {
    const position = packStacks([[1], [1], [], [1], []])
    expect(await findWin({ position, left: 4 }, solver())).toMatchObject({
      kind: 'wins',
      moves: [{ x: 3, y: 0, g: -1 }],
    })
  })

  it('is known along the way of a win', () => {
    const position = packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]])
    const moves = parseSolution('21R 31R 30R') ?? []
    const known = new Map(alongTheWay({ position, left: 3 }, moves))
    const second = moves.slice(0, 1).reduce(play, position)
    expect(known.size).toBe(4)
    expect(known.get(keyOf({ position: second, left: 2 }))).toEqual({
      kind: 'wins',
      moves: moves.slice(1),
    })
  })
})
