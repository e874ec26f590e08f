import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Move } from '@shared/games/mayan/rules/board'
import { legalMoves, play } from '@shared/games/mayan/rules/moves'
import {
  blocksOf,
  packStacks,
  unpackStacks,
  type Position,
} from '@shared/games/mayan/rules/position'
import { settle } from '@shared/games/mayan/rules/moves'
import { makeFilm, type Film } from './film'
import { blocksThere, sceneOfStacks, type Scene } from './scene'

/** A settled board and some legal moves on it. */
const playthrough = fc
  .tuple(
    fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 7 }), {
      minLength: 5,
      maxLength: 5,
    }),
    fc.array(fc.nat(), { maxLength: 6 }),
  )
  .map(([stacks, choices]) => {
    const start = settle(packStacks(stacks))
    const positions = [start]
    const moves: Move[] = []
    for (const choice of choices) {
      const position = positions.at(-1) ?? start
      const legal = legalMoves(position)
      const move = legal[choice % legal.length]
      if (move === undefined) break
      moves.push(move)
      positions.push(play(position, move))
    }
    return { stacks: unpackStacks(start), moves, positions }
  })

const cellsOf = (scene: Scene) =>
  blocksThere(scene)
    .map(({ x, y, colour }) => `${x},${y}=${colour}`)
    .sort()
const cellsOfPosition = (position: Position) =>
  blocksOf(position)
    .map(({ x, y, colour }) => `${x},${y}=${colour}`)
    .sort()
const sceneAt = (film: Film, step: number) => film.frames[film.stops[step] ?? -1]?.scene ?? []

describe('a film', () => {
  it('stops at the position the rules give after every move', () => {
    fc.assert(
      fc.property(playthrough, ({ stacks, moves, positions }) => {
        const film = makeFilm(stacks, moves)
        expect(film.stops).toHaveLength(moves.length + 1)
        for (const [step, position] of positions.entries()) {
          expect(cellsOf(sceneAt(film, step))).toEqual(cellsOfPosition(position))
          expect(
            sceneAt(film, step).every(({ state }) => ['resting', 'gone'].includes(state)),
          ).toBe(true)
        }
      }),
    )
  })

  it('keeps every block: same numbers and colours in every frame, none comes back forwards', () => {
    fc.assert(
      fc.property(playthrough, ({ stacks, moves }) => {
        const { frames } = makeFilm(stacks, moves, 300)
        const identities = (scene: Scene) => scene.map(({ id, colour }) => `${id}=${colour}`)
        for (const [index, frame] of frames.entries()) {
          expect(identities(frame.scene)).toEqual(identities(frames[0]?.scene ?? []))
          const before = frames[index - 1]?.scene ?? []
          for (const [i, block] of before.entries()) {
            if (block.state === 'gone') expect(frame.scene[i]).toEqual(block)
          }
        }
      }),
    )
  })

  it('never shows two blocks in one cell, except while they change places', () => {
    fc.assert(
      fc.property(playthrough, ({ stacks, moves }) => {
        for (const { scene } of makeFilm(stacks, moves).frames) {
          const cells = blocksThere(scene).map(({ x, y }) => `${x},${y}`)
          expect(new Set(cells).size).toBe(cells.length)
        }
      }),
    )
  })

  it('gives every motion its time', () => {
    fc.assert(
      fc.property(playthrough, ({ stacks, moves }) => {
        for (const { ms } of makeFilm(stacks, moves).frames.slice(1)) {
          expect(ms).toBeGreaterThanOrEqual(120)
          expect(ms).toBeLessThanOrEqual(240)
        }
      }),
    )
  })

  it('counts the links of a chain', () => {
    const film = makeFilm(
      [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]],
      [
        { x: 2, y: 1, g: 1 },
        { x: 3, y: 1, g: 1 },
        { x: 3, y: 0, g: 1 },
      ],
    )
    const marks = film.frames.filter(({ motion }) => motion === 'mark').map(({ link }) => link)
    expect(marks).toEqual([1, 2, 3])
  })
})

describe('the scene of a setup', () => {
  it('leaves gaps free and holds what is too high', () => {
    const scene = sceneOfStacks([[1, 0, 2], [], [3, 3, 3, 3, 3, 3, 3, 3]])
    expect(cellsOf(scene).slice(0, 2)).toEqual(['0,0=1', '0,2=2'])
    expect(scene).toHaveLength(10)
  })
})
