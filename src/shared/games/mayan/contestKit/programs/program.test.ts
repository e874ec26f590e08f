import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../rules/board'
import { printContestAnswer } from '../../formats/contestText'
import { packStacks } from '../../rules/position'
import { solvableLookingArbitrary, stacksArbitrary } from '../../../../../../test/mayan/arbitraries'
import { plainSearch } from '../../../../../../test/mayan/plainSearch'
import {
  gridOf as referenceGrid,
  isLegalMove,
  markRuns,
  playMove,
} from '../../../../../../test/mayan/rules'
import { PositionTable } from '../../solver/positionTable'
import { MISTAKES, type MistakeId } from '../mistakes'
import { allMoves, type Attempts } from './attempts'
import {
  clearAcrossGaps,
  clearRowsThenColumns,
  clearRuns,
  clearThreeAtOnce,
  clearWithoutTopRun,
  clearWithoutUpperRows,
  clearWrapping,
  type Clear,
} from './clearing'
import { cellAt, exchange, gridOf, positionOf, type Grid } from './grid'
import { RIGHT_PROGRAM, wrongProgram, type Program } from './program'
import { ProgramSearch } from './programSearch'
import { runs } from '../../../../../../test/runs'

type Stacks = readonly (readonly number[])[]

function printed(program: Program, stacks: Stacks, steps: number): string {
  const table = new PositionTable(1 << 20)
  const search = new ProgramSearch(program, { position: packStacks(stacks), steps }, table)
  search.run(Infinity)
  table.release()
  if (search.answer === null) throw new Error('a search without a limit ends')
  return search.answer
}

const wrongAnswer = (mistake: MistakeId, stacks: Stacks, steps: number) =>
  printed(wrongProgram(mistake), stacks, steps)
const rightAnswer = (stacks: Stacks, steps: number) =>
  printContestAnswer(plainSearch(stacks, steps).moves)

function settled(program: Program, stacks: Stacks, { x, y, g }: Move): Grid {
  const grid = gridOf(packStacks(stacks))
  exchange(grid, cellAt(x, y), cellAt(x + g, y))
  program.settle(grid, program.clear)
  return grid
}

/** An empty one is no board: nothing can be moved on it. */
const board = solvableLookingArbitrary().filter((stacks) => stacks.flat().length > 0)
const steps = fc.integer({ min: 1, max: 3 })
const anyMove = fc.record({
  x: fc.integer({ min: 0, max: 4 }),
  y: fc.integer({ min: 0, max: 6 }),
  g: fc.constantFrom(1 as const, -1 as const),
})
/** Level boards without runs, and a legal move on them. */
const moveOnBoard = fc.tuple(stacksArbitrary(7, 3), anyMove).filter(([stacks, move]) => {
  const grid = referenceGrid(stacks)
  return markRuns(grid).length === 0 && isLegalMove(grid, move)
})

describe('the right program', () => {
  it('prints what the plain reference search finds', () => {
    fc.assert(
      fc.property(board, steps, (stacks, n) => {
        expect(printed(RIGHT_PROGRAM, stacks, n)).toBe(rightAnswer(stacks, n))
      }),
      { numRuns: runs(50) },
    )
  })

  it('settles as the reference rules do', () => {
    fc.assert(
      fc.property(moveOnBoard, ([stacks, move]) => {
        const after = playMove(referenceGrid(stacks), move)
        expect([...settled(RIGHT_PROGRAM, stacks, move)]).toEqual(after.flat())
      }),
      { numRuns: runs(150) },
    )
  })

  it('packs a grid as it was', () => {
    fc.assert(
      fc.property(stacksArbitrary(7, 10), (stacks) => {
        expect(positionOf(gridOf(packStacks(stacks)))).toEqual(packStacks(stacks))
      }),
    )
  })
})

it.each(MISTAKES)('the program of %s differs in one part alone', (mistake) => {
  const wrong = wrongProgram(mistake)
  const parts = Object.keys(RIGHT_PROGRAM) as (keyof Program)[]
  expect(parts.filter((part) => wrong[part] !== RIGHT_PROGRAM[part])).toHaveLength(1)
})

/** Where a mistake can't matter its program clears, or settles, as the right one does. */
describe('a wrong way to clear is right', () => {
  const clearings: readonly [string, Clear, (stacks: Stacks) => boolean][] = [
    ['below row 5', clearWithoutUpperRows, (stacks) => stacks.every((s) => s.length <= 5)],
    ['below row 6', clearWithoutTopRun, (stacks) => stacks.every((s) => s.length <= 6)],
    ['without a last column', clearWrapping, (stacks) => stacks[4]?.length === 0],
    ['without gaps', clearAcrossGaps, (stacks) => stacks.every((s) => s.length === 3)],
    ['without crossed runs', clearRowsThenColumns, (stacks) => crossings(stacks) === 0],
    [
      'with one run of three',
      clearThreeAtOnce,
      (stacks) => markRuns(referenceGrid(stacks)).length === 3,
    ],
  ]
  it.each(clearings)('%s', (_where, clear, isHarmless) => {
    let cleared = 0
    fc.assert(
      fc.property(
        fc.oneof(stacksArbitrary(7, 3), stacksArbitrary(4, 2), flatStacks(3), lastColumnFree),
        (stacks) => {
          fc.pre(isHarmless(stacks))
          const [wrong, right] = [gridOf(packStacks(stacks)), gridOf(packStacks(stacks))]
          expect(clear(wrong)).toBe(clearRuns(right))
          expect(wrong).toEqual(right)
          if (markRuns(referenceGrid(stacks)).length > 0) cleared++
        },
      ),
      { numRuns: runs(100), maxSkipsPerRun: 1000 },
    )
    expect(cleared).toBeGreaterThan(5)
  })

  it('before the fall, where nothing has to fall at first', () => {
    fc.assert(
      fc.property(moveOnBoard, ([stacks, move]) => {
        fc.pre((stacks[move.x + move.g]?.length ?? 0) > move.y)
        const wrong = settled(wrongProgram('clear-before-fall'), stacks, move)
        expect(wrong).toEqual(settled(RIGHT_PROGRAM, stacks, move))
      }),
      { numRuns: runs(100), maxSkipsPerRun: 1000 },
    )
  })

  it('during the fall, where every fall is of one cell', () => {
    fc.assert(
      fc.property(moveOnBoard, ([stacks, move]) => {
        fc.pre((stacks[move.x + move.g]?.length ?? 0) > move.y)
        let isGentle = true
        playMove(referenceGrid(stacks), move, (cells) => {
          if (new Set(cells.map(([x]) => x)).size < cells.length) isGentle = false
        })
        fc.pre(isGentle)
        const wrong = settled(wrongProgram('clear-while-falling'), stacks, move)
        expect(wrong).toEqual(settled(RIGHT_PROGRAM, stacks, move))
      }),
      { numRuns: runs(100), maxSkipsPerRun: 1000 },
    )
  })
})

describe('a program that tries moves in a wrong way', () => {
  it.each(['left-first', 'empty-cell-named', 'empty-cell-order'] as const)(
    '%s: knows whether there is a solution',
    (mistake) => {
      fc.assert(
        fc.property(board, steps, (stacks, n) => {
          const isUnsolvable = rightAnswer(stacks, n) === '-1\n'
          expect(wrongAnswer(mistake, stacks, n) === '-1\n').toBe(isUnsolvable)
        }),
        { numRuns: runs(40) },
      )
    },
  )

  it.each(['left-first', 'empty-cell-order', 'equal-exchange'] as const)(
    '%s: prints only moves that solve the level',
    (mistake) => {
      fc.assert(
        fc.property(board, steps, (stacks, n) => {
          const answer = wrongAnswer(mistake, stacks, n)
          if (answer === '-1\n') return
          const moves = answer.trim().split('\n').map(readMove)
          const end = moves.reduce((grid, move) => {
            expect(isLegalMove(grid, move)).toBe(true)
            return playMove(grid, move)
          }, referenceGrid(stacks))
          expect(moves).toHaveLength(n)
          expect(end.flat().every((colour) => colour === 0)).toBe(true)
        }),
        { numRuns: runs(40) },
      )
    },
  )

  it('skips exactly the exchanges of equal colours', () => {
    fc.assert(
      fc.property(stacksArbitrary(7, 3), (stacks) => {
        const grid = gridOf(packStacks(stacks))
        const tried = (attempts: Attempts) => attempts(grid).map(({ printed }) => printed)
        const isEqual = ({ x, y, g }: Move) => grid[cellAt(x, y)] === grid[cellAt(x + g, y)]
        const right = tried(allMoves)
        expect(tried(wrongProgram('equal-exchange').attempts)).toEqual(
          right.filter((move) => !isEqual(move)),
        )
      }),
    )
  })

  it.each(['equal-exchange', 'early-clear', 'early-clear-padded'] as const)(
    '%s: is right where one move is left',
    (mistake) => {
      fc.assert(
        fc.property(board, (stacks) => {
          expect(wrongAnswer(mistake, stacks, 1)).toBe(rightAnswer(stacks, 1))
        }),
        { numRuns: runs(60) },
      )
    },
  )

  it.each(['early-clear', 'early-clear-padded'] as const)(
    '%s: is right where no fewer moves will do, and wrong only by a shorter solution',
    (mistake) => {
      fc.assert(
        fc.property(board, steps, (stacks, n) => {
          const answer = wrongAnswer(mistake, stacks, n)
          const lines = answer.trim().split('\n')
          if (answer === rightAnswer(stacks, n)) return
          const fewer = Array.from({ length: n - 1 }, (_, index) => index + 1)
          expect(fewer.some((k) => plainSearch(stacks, k).moves !== null)).toBe(true)
          const made = lines.filter((line) => line !== '0 0 0')
          expect(made.length).toBeLessThan(n)
          expect(lines.length).toBe(mistake === 'early-clear' ? made.length : n)
        }),
        { numRuns: runs(50) },
      )
    },
  )
})

const lastColumnFree = stacksArbitrary(7, 2).map((stacks) => [...stacks.slice(0, 4), []])

function flatStacks(height: number): fc.Arbitrary<number[][]> {
  const stack = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: height, maxLength: height })
  return fc.array(stack, { minLength: 5, maxLength: 5 })
}

/** Cells that lie in a row run and in a column run. */
function crossings(stacks: Stacks): number {
  const grid = referenceGrid(stacks)
  const at = (x: number, y: number) => grid[x]?.[y] ?? 0
  const inRun = (x: number, y: number, dx: number, dy: number) =>
    [0, 1, 2].some((back) =>
      [0, 1, 2].every((i) => at(x + (i - back) * dx, y + (i - back) * dy) === at(x, y)),
    )
  return markRuns(grid).filter(([x, y]) => inRun(x, y, 1, 0) && inRun(x, y, 0, 1)).length
}

function readMove(line: string): Move {
  const [x = 0, y = 0, g = 0] = line.split(' ').map(Number)
  return { x, y, g: g === 1 ? 1 : -1 }
}
