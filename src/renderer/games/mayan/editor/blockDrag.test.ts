import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '@shared/games/mayan/rules/board'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { dropped, sceneWhileDragging, targetAt, type Grip } from './blockDrag'

const setup: Setup = { stacks: [[1], [2, 1], [2, 3, 4], [], [2, 4, 3, 4, 1, 2, 1]], steps: 3 }
const NEW: Grip = { kind: 'new', colour: 9 }

describe('where a held block lands', () => {
  it.each([
    ['on an empty column', { x: 3.5, y: 5.2 }, { x: 3, y: 0 }],
    ['on top of a stack', { x: 0.2, y: 6.9 }, { x: 0, y: 1 }],
    ['over the upper half of a block', { x: 2.5, y: 1.8 }, { x: 2, y: 2 }],
    ['over the lower half of a block', { x: 2.5, y: 1.2 }, { x: 2, y: 1 }],
    ['at the foot', { x: 2.5, y: -0.4 }, { x: 2, y: 0 }],
    ['a little beside the board', { x: -0.4, y: 3 }, { x: 0, y: 1 }],
  ])('%s', (_, point, cell) => {
    expect(targetAt(setup, NEW, point)).toEqual({ kind: 'land', cell })
  })

  it('nowhere on a full column, or outside', () => {
    expect(targetAt(setup, NEW, { x: 4.5, y: 3 })).toEqual({ kind: 'full', x: 4 })
    expect(targetAt(setup, NEW, { x: 9, y: 3 })).toEqual({ kind: 'outside' })
    expect(targetAt(setup, NEW, { x: 2, y: -1 })).toEqual({ kind: 'outside' })
  })

  it('within its own full column', () => {
    const grip: Grip = { kind: 'block', colour: 2, from: { x: 4, y: 0 } }
    const target = targetAt(setup, grip, { x: 4.5, y: 6.5 })
    expect(target).toEqual({ kind: 'land', cell: { x: 4, y: 6 } })
    expect(dropped(setup, grip, target).stacks[4]).toEqual([4, 3, 4, 1, 2, 1, 2])
  })
})

describe('letting go', () => {
  it('outside removes a block of the board, and gives up a new one', () => {
    const grip: Grip = { kind: 'block', colour: 3, from: { x: 2, y: 1 } }
    expect(dropped(setup, grip, { kind: 'outside' }).stacks[2]).toEqual([2, 4])
    expect(dropped(setup, NEW, { kind: 'outside' })).toBe(setup)
    expect(dropped(setup, NEW, { kind: 'full', x: 4 })).toBe(setup)
  })

  it('leaves the board as it was seen while dragging', () => {
    const stacks = fc.array(fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: HEIGHT }), {
      minLength: WIDTH,
      maxLength: WIDTH,
    })
    const point = fc.record({
      x: fc.double({ min: -1, max: WIDTH + 1, noNaN: true }),
      y: fc.double({ min: -1, max: HEIGHT + 1, noNaN: true }),
    })
    fc.assert(
      fc.property(stacks, point, fc.nat(WIDTH), fc.nat(HEIGHT), (stacks, point, x, y) => {
        const board: Setup = { stacks, steps: 1 }
        const colour = stacks[x]?.[y]
        const grip: Grip = colour === undefined ? NEW : { kind: 'block', colour, from: { x, y } }
        const target = targetAt(board, grip, point)
        const seen = sceneWhileDragging(board, grip, target, 0)
        expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
        const shown = seen.map(({ x, y, colour }) => `${x},${y},${colour}`)
        if (target.kind === 'land') shown.push(`${target.cell.x},${target.cell.y},${grip.colour}`)
        // Over a full column a block of the board would stay, but is seen in the hand.
        if (target.kind === 'full') return
        const after = dropped(board, grip, target).stacks.flatMap((stack, x) =>
          stack.map((colour, y) => `${x},${y},${colour}`),
        )
        expect(shown.sort()).toEqual(after.sort())
      }),
    )
  })
})
