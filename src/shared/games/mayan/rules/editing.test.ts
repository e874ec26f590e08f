import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from './board'
import {
  clearBoard,
  hasRoom,
  insertBlock,
  mirror,
  moveBlock,
  placeBlock,
  recolourBlock,
  removeBlock,
} from './editing'
import { parseLevelCode, printLevelCode } from '../formats/levelCode'
import { emptySetup, findProblems, type Setup } from './setup'

const setupOf = (code: string): Setup => {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(code)
  return setup.value
}
const codeOf = (setup: Setup) => printLevelCode(setup)
const SAMPLE = setupOf('1/21/234/31/2434 3')

const colour = fc.integer({ min: 1, max: 10 })
const stack = fc.array(colour, { maxLength: HEIGHT })
const setups = fc
  .array(stack, { minLength: WIDTH, maxLength: WIDTH })
  .map((stacks): Setup => ({ stacks, steps: 3 }))
const cell = fc.record({ x: fc.nat(WIDTH - 1), y: fc.nat(HEIGHT - 1) })

describe('editing', () => {
  it.each([
    ['puts a block on top', insertBlock(SAMPLE, { x: 0, y: 1, colour: 5 }), '15/21/234/31/2434 3'],
    ['pushes one in', insertBlock(SAMPLE, { x: 2, y: 1, colour: 5 }), '1/21/2534/31/2434 3'],
    ['at the bottom', insertBlock(SAMPLE, { x: 2, y: 0, colour: 10 }), '1/21/a234/31/2434 3'],
    ['takes one away', removeBlock(SAMPLE, { x: 4, y: 1 }), '1/21/234/31/234 3'],
    ['recolours', recolourBlock(SAMPLE, { x: 4, y: 1, colour: 7 }), '1/21/234/31/2734 3'],
    ['places over a block', placeBlock(SAMPLE, { x: 4, y: 1, colour: 7 }), '1/21/234/31/2734 3'],
    ['places above a stack', placeBlock(SAMPLE, { x: 0, y: 6, colour: 7 }), '17/21/234/31/2434 3'],
    [
      'moves to another column',
      moveBlock(SAMPLE, { x: 4, y: 3 }, { x: 0, y: 0 }),
      '41/21/234/31/243 3',
    ],
    [
      'moves within a column',
      moveBlock(SAMPLE, { x: 4, y: 0 }, { x: 4, y: 3 }),
      '1/21/234/31/4342 3',
    ],
    ['mirrors', mirror(SAMPLE), '2434/31/234/21/1 3'],
    ['clears', clearBoard(SAMPLE), '-/-/-/-/- 3'],
  ])('%s', (_, setup, code) => {
    expect(codeOf(setup)).toBe(code)
  })

  it('gives back the setup itself where nothing changes', () => {
    const full = setupOf('1212121/-/-/-/- 1')
    expect(insertBlock(full, { x: 0, y: 3, colour: 1 })).toBe(full)
    expect(placeBlock(full, { x: 0, y: 2, colour: 1 })).toBe(full)
    expect(removeBlock(full, { x: 1, y: 0 })).toBe(full)
    expect(moveBlock(SAMPLE, { x: 0, y: 3 }, { x: 1, y: 0 })).toBe(SAMPLE)
    expect(moveBlock(full, { x: 0, y: 1 }, { x: 0, y: 1 })).toBe(full)
    const two = setupOf('1212121/3/-/-/- 1')
    expect(moveBlock(two, { x: 1, y: 0 }, { x: 0, y: 3 })).toBe(two)
    const empty = emptySetup()
    expect(clearBoard(empty)).toBe(empty)
  })

  it('fills up a board with too few stacks, and keeps one with too many', () => {
    expect(insertBlock({ stacks: [[1]], steps: 1 }, { x: 3, y: 0, colour: 2 }).stacks).toEqual([
      [1],
      [],
      [],
      [2],
      [],
    ])
    expect(mirror({ stacks: [[1], [], [], [], [], [2]], steps: 1 }).stacks).toHaveLength(6)
  })

  it('is undone by its counterpart', () => {
    fc.assert(
      fc.property(setups, cell, cell, colour, (setup, at, to, block) => {
        const y = Math.min(at.y, setup.stacks[at.x]?.length ?? 0)
        if (hasRoom(setup, at.x)) {
          const inserted = insertBlock(setup, { x: at.x, y, colour: block })
          expect(removeBlock(inserted, { x: at.x, y })).toEqual(setup)
        }
        const landing = { x: to.x, y: Math.min(to.y, setup.stacks[to.x]?.length ?? 0) }
        const moved = moveBlock(setup, at, landing)
        expect([...moved.stacks.flat()].sort()).toEqual([...setup.stacks.flat()].sort())
        const there = {
          x: landing.x,
          y: Math.min(landing.y, (moved.stacks[landing.x]?.length ?? 1) - 1),
        }
        if (moved !== setup) expect(moveBlock(moved, there, at)).toEqual(setup)
        expect(mirror(mirror(setup))).toEqual(setup)
      }),
    )
  })

  it('never makes a gap or a stack that is too high', () => {
    const op = fc.tuple(fc.constantFrom('insert', 'remove', 'move', 'place'), cell, cell, colour)
    fc.assert(
      fc.property(fc.array(op, { maxLength: 60 }), (ops) => {
        let setup = emptySetup()
        for (const [kind, at, to, block] of ops) {
          if (kind === 'insert') setup = insertBlock(setup, { ...at, colour: block })
          if (kind === 'remove') setup = removeBlock(setup, at)
          if (kind === 'move') setup = moveBlock(setup, at, to)
          if (kind === 'place') setup = placeBlock(setup, { ...at, colour: block })
        }
        const codes = findProblems(setup).map(({ code }) => code)
        expect(codes).not.toContain('gap')
        expect(codes).not.toContain('stack-too-high')
      }),
    )
  })
})
