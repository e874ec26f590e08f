import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalMoves } from '@shared/games/mayan/rules/moves'
import { isEmpty, packStacks, unpackStacks } from '@shared/games/mayan/rules/position'
import { parseProgress } from '@shared/games/mayan/records/parseProgress'
import { printProgress } from '@shared/games/mayan/records/progressRecord'
import { positionArbitrary } from '../../../../../test/mayan/arbitraries'
import { gridOf, playMove, stacksOf } from '../../../../../test/mayan/rules'
import { parseSolution } from '@shared/games/mayan/formats/levelCode'
import * as game from './playState'

const SAMPLE = { position: packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]), steps: 3 }
const SOLUTION = parseSolution('21R 31R 30R') ?? []
const after = (state: game.PlayState, moves: string) =>
  (parseSolution(moves) ?? []).reduce(game.withMove, state)

/** What a player may do, chosen by a number where there is a choice. */
const action = fc.oneof(
  { weight: 6, arbitrary: fc.nat() },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
)
function act(state: game.PlayState, chosen: number | 'undo' | 'redo' | 'restart'): game.PlayState {
  if (chosen === 'undo') return game.undone(state)
  if (chosen === 'redo') return game.redone(state)
  if (chosen === 'restart') return game.withRestart(state)
  const moves = legalMoves(game.positionOf(state))
  const move = moves[chosen % moves.length]
  return move === undefined ? state : game.withMove(state, move)
}
const level = fc.record({
  position: positionArbitrary(),
  steps: fc.integer({ min: 1, max: 20 }),
})
const actions = fc.array(action, { maxLength: 60 })

describe('a game in progress', () => {
  it('always stands where the reference rules lead to from its moves', () => {
    fc.assert(
      fc.property(level, actions, (start, chosen) => {
        const state = chosen.reduce(act, game.startPlay(start))
        const grid = game
          .movesDone(state)
          .reduce((now, move) => playMove(now, move), gridOf(unpackStacks(start.position)))
        expect(unpackStacks(game.positionOf(state))).toEqual(stacksOf(grid))
        expect(game.stepsLeft(state)).toBe(start.steps - game.movesDone(state).length)
        expect(game.stepsLeft(state)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is undone step by step to its start, and redone to where it was', () => {
    fc.assert(
      fc.property(level, actions, (start, chosen) => {
        const state = chosen.reduce(act, game.startPlay(start))
        let back = state
        while (back.cursor > 0) back = game.undone(back)
        expect(game.positionOf(back)).toEqual(start.position)
        while (back.cursor < state.cursor) back = game.redone(back)
        expect(back).toEqual(state)
        expect(game.undone(game.startPlay(start))).toEqual(game.startPlay(start))
      }),
    )
  })

  it('is resumed as it was, through its record', () => {
    fc.assert(
      fc.property(level, actions, (start, chosen) => {
        const state = game.withTime(chosen.reduce(act, game.startPlay(start)), 1234.4)
        const text = printProgress({ code: 'x', best: null, session: game.sessionOf(state) })
        const session = parseProgress(text)?.session ?? null
        expect(session && game.resumed(start, session)).toEqual(state)
      }),
    )
  })

  it('is not resumed on another level', () => {
    const session = game.sessionOf(after(game.startPlay(SAMPLE), '21R 31R'))
    const other = { position: packStacks([[1], [2], [], [], []]), steps: 3 }
    expect(game.resumed(other, session)).toBeNull()
    expect(game.resumed({ ...SAMPLE, steps: 1 }, session)).toBeNull()
    expect(game.resumed(SAMPLE, { ...session, cursor: 3 })).toBeNull()
  })

  it('is won by an empty board, and lost by nothing but running out of steps', () => {
    const won = SOLUTION.reduce(game.withMove, game.startPlay(SAMPLE))
    expect(game.statusOf(won)).toBe('won')
    expect(game.resultOf(won)).toMatchObject({ moves: SOLUTION, ms: 0 })
    const out = after(game.startPlay(SAMPLE), '00R 10R 20R')
    expect([game.statusOf(out), game.resultOf(out)]).toEqual(['out-of-steps', null])
    expect(after(out, '00R')).toBe(out)
  })

  it('is won in fewer moves as well', () => {
    const state = game.startPlay({ position: packStacks([[1], [1], [], [1], []]), steps: 4 })
    const won = after(state, '30L')
    expect(isEmpty(game.positionOf(won))).toBe(true)
    expect(game.statusOf(won)).toBe('won')
    expect(after(won, '00R')).toBe(won)
  })

  it('makes no move that is not legal', () => {
    const state = game.startPlay(SAMPLE)
    for (const move of ['00L', '06R', '43R']) expect(after(state, move)).toBe(state)
  })

  it('takes a restart as a step, and finds the attempt before it by undo', () => {
    const moved = after(game.startPlay(SAMPLE), '21R 31R')
    const restarted = game.withRestart(moved)
    expect(game.attemptOf(restarted)).toEqual({ moves: [], done: 0 })
    expect(game.stepsLeft(restarted)).toBe(3)
    expect(game.withRestart(restarted)).toBe(restarted)
    expect(game.isSameAttempt(moved, restarted)).toBe(false)
    const back = game.undone(restarted)
    expect(game.positionOf(back)).toEqual(game.positionOf(moved))
    expect(game.isSameAttempt(moved, back)).toBe(true)
  })

  it('returns within the attempt by undo', () => {
    const moved = after(game.withRestart(after(game.startPlay(SAMPLE), '00R')), '21R 31R')
    const back = game.undoneTo(moved, 1)
    expect(game.movesDone(back)).toEqual(parseSolution('21R'))
    expect(game.redone(back)).toEqual(moved)
    expect(game.undoneTo(moved, 2)).toBe(moved)
  })
})
