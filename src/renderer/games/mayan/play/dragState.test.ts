import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockAt, blocksOf, packStacks, unpackStacks } from '@shared/games/mayan/rules/position'
import { legalMoves, traceMove } from '@shared/games/mayan/rules/moves'
import { positionArbitrary } from '../../../../../test/mayan/arbitraries'
import { sceneOfStacks } from '../board/scene'
import { movedCursor, nearestBlock } from './boardCursor'
import { COMMIT_AT, directionOf, draggedScene, pulled, targetsOf } from './dragState'

const cell = fc.record({ x: fc.nat(4), y: fc.nat(6) })

describe('a drag', () => {
  it('may go exactly where the rules let the block go', () => {
    fc.assert(
      fc.property(positionArbitrary(), (position) => {
        const targets = blocksOf(position).flatMap((block) => targetsOf(position, block))
        const moves = targets.map(({ move }) => move)
        const sorted = (all: typeof moves) => all.map((move) => JSON.stringify(move)).sort()
        const plain = moves.map(({ x, y, g }) => ({ x, y, g }))
        expect(sorted(plain)).toEqual(sorted(legalMoves(position)))
      }),
    )
  })

  it('shows the landing that the rules lead to', () => {
    fc.assert(
      fc.property(positionArbitrary(), (position) => {
        for (const { move, landing } of blocksOf(position).flatMap((b) => targetsOf(position, b))) {
          const [slide, fall] = traceMove(position, move).phases
          const there = slide?.kind === 'slide' ? slide.shifts[0]?.to : undefined
          const fallen =
            fall?.kind === 'fall'
              ? fall.shifts.find(({ from }) => from.x === there?.x && from.y === there.y)
              : undefined
          expect(landing).toEqual(fallen?.to ?? there)
        }
      }),
    )
  })

  it('stays within a column either side, and gives a little where the board ends', () => {
    const held = { cell: { x: 0, y: 0 }, dx: 0 }
    expect(pulled(held, 7).dx).toBe(1)
    expect(pulled(held, -7).dx).toBeGreaterThan(-COMMIT_AT)
    expect(directionOf(pulled(held, -7))).toBeNull()
    expect(directionOf(pulled(held, 0.49))).toBeNull()
    expect(directionOf(pulled(held, 0.51))).toBe(1)
    expect(directionOf(pulled({ ...held, cell: { x: 4, y: 0 } }, -0.6))).toBe(-1)
  })

  it('moves only the held block and the one it changes places with', () => {
    const stacks = [[1, 2], [3], [], [], []]
    const position = packStacks(stacks)
    const scene = sceneOfStacks(stacks)
    const places = (dx: number, y: number) =>
      draggedScene(scene, position, { cell: { x: 0, y }, dx }).map((block) => block.x)
    expect(places(0.5, 0)).toEqual([0.5, 0, 0.5])
    expect(places(0.5, 1)).toEqual([0, 0.5, 1])
    expect(places(-0.1, 0)).toEqual([-0.1, 0, 1])
  })
})

describe('the cursor', () => {
  it('is on a block whenever there is one', () => {
    const step = fc.constantFrom([1, 0], [-1, 0], [0, 1], [0, -1] as const)
    fc.assert(
      fc.property(positionArbitrary(), cell, fc.array(step), (position, start, steps) => {
        let cursor = nearestBlock(position, start)
        expect(cursor === null).toBe(unpackStacks(position).flat().length === 0)
        for (const [dx, dy] of steps) {
          if (cursor === null) return
          cursor = movedCursor(position, cursor, dx ?? 0, dy ?? 0)
          expect(blockAt(position, cursor.x, cursor.y)).not.toBe(0)
        }
      }),
    )
  })

  it('passes over empty columns, and stays at the edge', () => {
    const position = packStacks([[1, 2, 3], [], [4], [], []])
    expect(movedCursor(position, { x: 0, y: 2 }, 1, 0)).toEqual({ x: 2, y: 0 })
    expect(movedCursor(position, { x: 2, y: 0 }, 1, 0)).toEqual({ x: 2, y: 0 })
    expect(movedCursor(position, { x: 2, y: 0 }, -1, 0)).toEqual({ x: 0, y: 0 })
    expect(movedCursor(position, { x: 0, y: 0 }, 0, -1)).toEqual({ x: 0, y: 0 })
    expect(movedCursor(position, { x: 0, y: 2 }, 0, 1)).toEqual({ x: 0, y: 2 })
  })
})
