import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Move } from '../rules/board'
import { parseLevelCode, parseSolution, printSolution } from '../formats/levelCode'
import { isSolution } from '../rules/moves'
import { packStacks } from '../rules/position'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import type { Level } from '../rules/setup'
import { ExactSearch } from './exactSearch'
import { compareSolutions, findIdeas, IdeaFinder } from './ideas'
import { PositionTable } from './positionTable'
import { runs } from '../../../../../test/runs'

function levelOf(code: string): Level {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(`bad code in test: ${code}`)
  return { position: packStacks(setup.value.stacks), steps: setup.value.steps ?? 0 }
}

function allSolutions(level: Level): Move[][] {
  const search = new ExactSearch(level, new PositionTable(1 << 20))
  const solutions: Move[][] = []
  while (search.run(Infinity) === 'solved') solutions.push(search.solution())
  return solutions
}

describe('findIdeas', () => {
  it('two exchanges far apart, in either order, are one idea', () => {
    const level = levelOf('112/221/-/334/443 2')
    const { ideas } = findIdeas(level, allSolutions(level))
    expect(ideas).toHaveLength(1)
    expect(ideas[0]?.size).toBe(2)
    expect(printSolution(ideas[0]?.representative ?? [])).toBe('02R 32R')
  })

  it('moves that need each other’s clear are not independent', () => {
    const level = levelOf('1/21/234/31/2434 3')
    const solutions = allSolutions(level)
    const { ideas } = findIdeas(level, solutions)
    expect(ideas.reduce((sum, { size }) => sum + size, 0)).toBe(solutions.length)
    expect(ideas[0]?.representative).toEqual(parseSolution('21R 31R 30R'))
  })

  it('divides all solutions into classes, each led by its smallest', () => {
    let several = 0
    fc.assert(
      fc.property(solvableLookingArbitrary(), fc.integer({ min: 2, max: 3 }), (stacks, steps) => {
        const level = { position: packStacks(stacks), steps }
        const solutions = allSolutions(level)
        fc.pre(solutions.length <= 300)
        const { ideas } = findIdeas(level, solutions)
        if (ideas.some(({ size }) => size > 1)) several++
        // Members are solutions themselves, so sizes add up to all of them only if no solution is
        // in two classes and none is left out.
        expect(ideas.reduce((sum, { size }) => sum + size, 0)).toBe(solutions.length)
        for (const { representative } of ideas) {
          expect(isSolution(level.position, representative)).toBe(true)
        }
        // The partition does not depend on where a class is entered.
        expect(findIdeas(level, [...solutions].reverse()).ideas).toEqual(ideas)
      }),
      { numRuns: runs(100) },
    )
    expect(several).toBeGreaterThan(0)
  })
})

describe('IdeaFinder', () => {
  it('pauses after each order, and says when it did not get to all of them', () => {
    // Two blocks that can be dragged to and fro: hundreds of solutions of nine moves.
    const level = levelOf('1/1/2/2/12 9')
    const solutions = allSolutions({ ...level, steps: 9 }).slice(0, 50)
    const finder = new IdeaFinder(level, solutions)
    let pauses = 0
    for (const _pause of finder.work()) pauses++
    const { ideas, isComplete } = finder.result()
    expect(pauses).toBeLessThanOrEqual(2000)
    const orders = ideas.reduce((sum, { size }) => sum + size, 0)
    if (isComplete) expect(orders).toBeGreaterThanOrEqual(solutions.length)
    else expect(pauses).toBe(2000)
  })
})

describe('compareSolutions', () => {
  it('is the contest’s order', () => {
    const [a, b, c] = ['00R 00L', '00R 10R', '00L 00R'].map((text) => parseSolution(text) ?? [])
    expect(compareSolutions(a ?? [], b ?? [])).toBeLessThan(0)
    expect(compareSolutions(b ?? [], c ?? [])).toBeLessThan(0)
    expect(compareSolutions(a ?? [], a ?? [])).toBe(0)
  })
})
