import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Move } from './board'
import { parseLevelCode } from '../formats/levelCode'
import {
  canonicalMoves,
  isSolution,
  legalMoves,
  moveKind,
  play,
  replay,
  settle,
  traceMove,
} from './moves'
import { blocksOf, packStacks, runsOf, unpackStacks, type Position } from './position'
import { positionArbitrary, stacksArbitrary } from '../../../../../test/mayan/arbitraries'
import { movesOf } from '../../../../../test/mayan/plainSearch'
import { gridOf, isLegalMove, markRuns, playMove, stacksOf } from '../../../../../test/mayan/rules'
import { markedHeights } from './column'
import { runs } from '../../../../../test/runs'

function positionOf(code: string): Position {
  const setup = parseLevelCode(`${code} 1`)
  if (!setup.ok) throw new Error(`bad code in test: ${code}`)
  return packStacks(setup.value.stacks)
}

const everyDrag = Array.from({ length: 5 }, (_, x) =>
  Array.from({ length: 7 }, (_, y) => ([1, -1] as const).map((g) => ({ x, y, g }))),
).flat(2)

describe('packed rules equal the reference', () => {
  it('marks the same runs', () => {
    fc.assert(
      fc.property(stacksArbitrary(7, 3), (stacks) => {
        const packed = runsOf(packStacks(stacks)).flatMap((marks, x) =>
          markedHeights(marks).map((y) => [x, y]),
        )
        expect(packed).toEqual(markRuns(gridOf(stacks)))
      }),
      { numRuns: runs(400) },
    )
  })

  it('allows the same moves and leads to the same positions', () => {
    fc.assert(
      fc.property(positionArbitrary(), (position) => {
        const grid = gridOf(unpackStacks(position))
        for (const move of everyDrag) {
          const legal = isLegalMove(grid, move)
          expect(moveKind(position, move) !== null).toBe(legal)
          if (legal) {
            expect(unpackStacks(play(position, move))).toEqual(stacksOf(playMove(grid, move)))
          }
        }
      }),
      { numRuns: runs(200) },
    )
  })

  it('lists the moves in the contest’s order, exchanges once', () => {
    fc.assert(
      fc.property(positionArbitrary(), (position) => {
        const grid = gridOf(unpackStacks(position))
        expect(legalMoves(position)).toEqual(everyDrag.filter((move) => isLegalMove(grid, move)))
        expect(canonicalMoves(position)).toEqual(movesOf(grid))
      }),
    )
  })

  it('traces the links of a chain as the reference clears them', () => {
    fc.assert(
      fc.property(positionArbitrary(7, 3), (position) => {
        for (const move of legalMoves(position)) {
          const clears: [number, number][][] = []
          playMove(gridOf(unpackStacks(position)), move, (cells) => clears.push(cells))
          const traced = traceMove(position, move).phases.flatMap((phase) =>
            phase.kind === 'clear' ? [phase.blocks.map(({ x, y }) => [x, y])] : [],
          )
          expect(traced).toEqual(clears)
        }
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('a trace', () => {
  it('moves every block from where it is, and ends in the position after the move', () => {
    fc.assert(
      fc.property(positionArbitrary(7, 3), (position) => {
        for (const move of legalMoves(position)) {
          const trace = traceMove(position, move)
          const end = trace.phases.reduce(applyPhase, blocksOf(position))
          expect(sorted(end)).toEqual(sorted(blocksOf(trace.after)))
          expect(trace.after).toEqual(play(position, move))
        }
      }),
      { numRuns: runs(150) },
    )
  })

  it('numbers the links from 1', () => {
    fc.assert(
      fc.property(positionArbitrary(7, 3), (position) => {
        for (const move of legalMoves(position)) {
          const links = traceMove(position, move).phases.flatMap((phase) =>
            phase.kind === 'clear' ? [phase.link] : [],
          )
          expect(links).toEqual(links.map((_, index) => index + 1))
        }
      }),
      { numRuns: runs(80) },
    )
  })
})

describe('settle', () => {
  it.each([
    ['three in a row', '1/1/1/-/-', '-/-/-/-/-'],
    ['five in a row', '1/1/1/1/1', '-/-/-/-/-'],
    ['seven in a column', '1111111/-/-/-/-', '-/-/-/-/-'],
    ['an L at once', '111/1/1/-/-', '-/-/-/-/-'],
    ['an H at once', '111/212/111/-/-', '-/22/-/-/-'],
    ['a plus at once', '21/111/31/-/-', '2/-/3/-/-'],
    ['rows 4 to 6', '2323111/-/-/-/-', '2323/-/-/-/-'],
    ['a gap breaks a run', '1/1/-/1/1', '1/1/-/1/1'],
    ['a row does not wrap', '11/-/-/2/1', '11/-/-/2/1'],
    ['a chain', '2/2/1112/-/-', '-/-/-/-/-'],
  ])('%s', (_, before, after) => {
    expect(unpackStacks(settle(positionOf(before)))).toEqual(unpackStacks(positionOf(after)))
  })
})

describe('replay', () => {
  const sample = positionOf('1/21/234/31/2434')
  const solution: Move[] = [
    { x: 2, y: 1, g: 1 },
    { x: 3, y: 1, g: 1 },
    { x: 3, y: 0, g: 1 },
  ]

  it('follows the contest sample to the empty board', () => {
    expect(isSolution(sample, solution)).toBe(true)
    expect(isSolution(sample, solution.slice(0, 2))).toBe(false)
  })

  it('stops at a move that is not legal', () => {
    expect(replay(sample, [{ x: 0, y: 3, g: 1 }])).toEqual({ positions: [], illegalAt: 0 })
    expect(replay(sample, [...solution, { x: 0, y: 0, g: 1 }]).illegalAt).toBe(3)
  })
})

describe('positions by depth', () => {
  // Counted with the reference rules as well, below: the table pins both down.
  it.each([
    ['1/21/234/31/2434', [12, 138, 1525]],
    ['-/-/1/11/-', [5, 16, 49]],
    ['1212121/2323232/3131313/1212121/2323232', null],
  ] as const)('%s', (code, expected) => {
    const position = positionOf(code)
    const depth = expected?.length ?? 2
    const counts = countsByDepth([position], depth)
    expect(counts).toEqual(referenceCounts(code, depth))
    if (expected !== null) expect(counts).toEqual(expected)
  })
})

function countsByDepth(level: Position[], depth: number): number[] {
  if (depth === 0) return []
  const next = level.flatMap((position) =>
    canonicalMoves(position).map((move) => play(position, move)),
  )
  return [next.length, ...countsByDepth(next, depth - 1)]
}

function referenceCounts(code: string, depth: number): number[] {
  let level = [gridOf(unpackStacks(positionOf(code)))]
  return Array.from({ length: depth }, () => {
    level = level.flatMap((grid) => movesOf(grid).map((move) => playMove(grid, move)))
    return level.length
  })
}

/** Applies a phase to loose blocks, insisting that each shift finds its block. */
function applyPhase(
  blocks: Block[],
  phase: ReturnType<typeof traceMove>['phases'][number],
): Block[] {
  if (phase.kind === 'clear') {
    const rest = blocks.filter(
      (block) => !phase.blocks.some((gone) => gone.x === block.x && gone.y === block.y),
    )
    expect(rest.length).toBe(blocks.length - phase.blocks.length)
    return rest
  }
  let moved = 0
  const shifted = blocks.map((block) => {
    const shift = phase.shifts.find(({ from }) => from.x === block.x && from.y === block.y)
    if (shift === undefined) return block
    expect(shift.colour).toBe(block.colour)
    moved++
    return { ...block, ...shift.to }
  })
  expect(moved).toBe(phase.shifts.length)
  return shifted
}

function sorted(blocks: readonly Block[]): Block[] {
  return [...blocks].sort((a, b) => a.x - b.x || a.y - b.y)
}
