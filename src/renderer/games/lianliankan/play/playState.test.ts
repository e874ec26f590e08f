import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkablePairs } from '@shared/games/lianliankan/rules/linkable'
import { parseLevelCode, printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import {
  indexOf,
  tileCount,
  type Pair,
  type Position,
} from '@shared/games/lianliankan/rules/position'
import {
  betterResult,
  printProgress,
  withResult,
  type PlayStep,
} from '@shared/games/lianliankan/records/progressRecord'
import { parseProgress } from '@shared/games/lianliankan/records/parseProgress'
import { smallLevels } from '../../../../../test/lianliankan/arbitraries'
import { plainLink } from '../../../../../test/lianliankan/plainLink'
import { levelFromSetup, type Level } from '@shared/games/lianliankan/rules/setup'
import * as game from './playState'

type Choice = number | 'undo' | 'redo' | 'restart' | 'shuffle'

/** What a player may do, chosen by a number where there is a choice. */
const choice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 6, arbitrary: fc.nat() },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
  { weight: 1, arbitrary: fc.constant('shuffle' as const) },
)
const choices = fc.array(choice, { maxLength: 40 })
const levels = smallLevels(12)

function act(state: game.PlayState, chosen: Choice, index: number): game.PlayState {
  if (chosen === 'undo') return game.undone(state)
  if (chosen === 'redo') return game.redone(state)
  if (chosen === 'restart') return game.withRestart(state)
  if (chosen === 'shuffle') return game.withShuffle(state, index)
  const pairs = linkablePairs(game.positionOf(state))
  const pair = pairs[chosen % pairs.length]
  return pair === undefined ? state : game.withLink(state, pair)
}
const played = (level: Level, chosen: readonly Choice[]) =>
  chosen.reduce(act, game.startPlay(level, 'relaxed'))

function levelOf(rows: string, border: 'inside' | 'outside' = 'inside'): Level {
  const setup = { rows: rows.split('/').map((row) => [...row].map(Number)), border }
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error(`${rows} is no level`)
  return level.value
}
const pairOf = (row: number, column: number, otherRow: number, otherColumn: number): Pair => [
  { row, column },
  { row: otherRow, column: otherColumn },
]

/** The board by the steps alone, one after the other, each link looked for by a plain search. */
function recomputed(level: Level, steps: readonly PlayStep[]): Position {
  let position: Position = level
  for (const step of steps) {
    if (step.kind === 'restart') position = level
    else if (step.kind === 'shuffle') position = step.position
    else {
      expect(plainLink(position, ...step.pair)).not.toBeNull()
      const gone = step.pair.map((cell) => indexOf(level, cell))
      const tiles = position.tiles.map((type, index) => (gone.includes(index) ? 0 : type))
      position = { ...position, tiles }
    }
  }
  return position
}

describe('a game in progress', () => {
  it('always stands where its steps lead to', () => {
    fc.assert(
      fc.property(levels, choices, (level, chosen) => {
        const state = played(level, chosen)
        const position = recomputed(level, state.steps.slice(0, state.cursor))
        expect(game.positionOf(state)).toEqual(position)
        const left = tileCount(position)
        const pairs = linkablePairs(position).length
        expect(game.statusOf(state)).toBe(left === 0 ? 'won' : pairs === 0 ? 'stuck' : 'playing')
      }),
    )
  })

  it('is undone step by step to its start, and redone to where it was', () => {
    fc.assert(
      fc.property(levels, choices, (level, chosen) => {
        const state = played(level, chosen)
        let back = state
        while (back.cursor > 0) back = game.undone(back)
        expect(game.positionOf(back)).toEqual(level)
        expect(game.undoneTo(state, 0)).toEqual(back)
        while (back.cursor < state.cursor) back = game.redone(back)
        expect(back).toEqual(state)
      }),
    )
  })

  it('is resumed as it was, through its record', () => {
    fc.assert(
      fc.property(levels, choices, fc.boolean(), (level, chosen, timed) => {
        const state = game.withMode(
          game.withHint(game.withTime(played(level, chosen), 1234.4)),
          timed ? 'timed' : 'relaxed',
        )
        const text = printProgress({ code: 'x', best: null, session: game.sessionOf(state) })
        const session = parseProgress(text)?.session ?? null
        expect(session && game.resumed(level, session)).toEqual(state)
      }),
    )
  })

  it('is not resumed on another level, nor with steps that are none', () => {
    const level = levelOf('12/12')
    const state = game.withLink(game.startPlay(level, 'relaxed'), pairOf(0, 0, 1, 0))
    const session = game.sessionOf(state)
    expect(game.resumed(level, session)).toEqual(state)
    expect(game.resumed(levelOf('12/21'), session)).toBeNull()
    expect(game.resumed(level, { ...session, cursor: 2 })).toBeNull()
    const wrong = (step: PlayStep) => game.resumed(level, { ...session, steps: [step] })
    expect(wrong({ kind: 'restart' })).toBeNull()
    expect(wrong({ kind: 'shuffle', position: levelOf('11/11') })).toBeNull()
    expect(wrong({ kind: 'shuffle', position: levelOf('12/21', 'outside') })).toBeNull()
    expect(wrong({ kind: 'shuffle', position: levelOf('21/21') })).not.toBeNull()
    expect(wrong({ kind: 'link', pair: pairOf(0, 0, 7, 0) })).toBeNull()
  })

  it('links only what the rules link, and says why not', () => {
    const state = game.startPlay(levelOf('12/21'), 'relaxed')
    const position = game.positionOf(state)
    expect(game.tryLink(position, pairOf(0, 0, 0, 1))).toBe('different')
    expect(game.tryLink(position, pairOf(0, 0, 0, 0))).toBe('different')
    expect(game.tryLink(position, pairOf(0, 0, 1, 1))).toBe('no-path')
    expect(game.withLink(state, pairOf(0, 0, 1, 1))).toBe(state)
    expect(game.withLink(state, pairOf(0, 0, 5, 5))).toBe(state)
    expect(game.statusOf(state)).toBe('stuck')
    expect(game.statusOf(game.startPlay(levelOf('12/21', 'outside'), 'relaxed'))).toBe('stuck')
  })

  it('takes shuffle and restart as steps, and counts the shuffles on the way to the win', () => {
    const stuck = game.startPlay(levelOf('12/21'), 'relaxed')
    const shuffled = game.withShuffle(stuck, 1)
    expect(game.statusOf(shuffled)).toBe('playing')
    expect(game.undone(shuffled)).toEqual({ ...shuffled, cursor: 0 })
    expect(game.statusOf(game.undone(shuffled))).toBe('stuck')
    const clear = (state: game.PlayState): game.PlayState => {
      const [pair] = linkablePairs(game.positionOf(state))
      return pair === undefined ? state : clear(game.withLink(state, pair))
    }
    expect(game.resultOf(clear(shuffled))).toEqual({ hints: 0, shuffles: 1, ms: 0 })
    expect(game.withShuffle(clear(shuffled), 2)).toEqual(clear(shuffled))
    const restarted = game.withRestart(shuffled)
    expect(game.positionOf(restarted)).toEqual(stuck.level)
    expect(game.withRestart(restarted)).toBe(restarted)
    expect(game.positionOf(game.undone(restarted))).toEqual(game.positionOf(shuffled))
    const again = clear(game.withShuffle(restarted, 3))
    expect(game.resultOf(again)?.shuffles).toBe(1)
  })

  it('does not shuffle tiles that are all alike', () => {
    const state = game.startPlay(levelOf('11/11'), 'relaxed')
    expect(game.withShuffle(state, 1)).toBe(state)
  })

  it('runs out of time only when it is timed, and continues relaxed', () => {
    const level = levelOf('1122/0000')
    expect(game.timeLimit(level)).toBe(42_000)
    const late = game.withTime(game.startPlay(level, 'timed'), 41_999)
    expect(game.statusOf(late)).toBe('playing')
    const out = game.withTime(late, 1)
    expect(game.statusOf(out)).toBe('out-of-time')
    expect(game.withLink(out, pairOf(0, 0, 0, 1))).toBe(out)
    expect(game.withShuffle(out, 1)).toBe(out)
    const relaxed = game.withMode(out, 'relaxed')
    expect(game.statusOf(relaxed)).toBe('playing')
    expect(game.withMode(relaxed, 'timed')).toBe(relaxed)
    const won = [pairOf(0, 0, 0, 1), pairOf(0, 2, 0, 3)].reduce(game.withLink, relaxed)
    expect(game.resultOf(won)).toEqual({ hints: 0, shuffles: 0, ms: 42_000 })
    expect(game.statusOf(game.withTime({ ...won, mode: 'timed' }, 1))).toBe('won')
  })
})

describe('the record', () => {
  const result = { hints: 1, shuffles: 2, ms: 3 }
  it('keeps the best results of each mode', () => {
    const best = withResult(withResult(null, 'timed', result), 'relaxed', { ...result, ms: 9 })
    const text = printProgress({ code: '8x12o-24', best, session: null })
    expect(parseProgress(text)).toEqual({ code: '8x12o-24', best, session: null })
    const none = printProgress({ code: 'x', best: null, session: null })
    expect(parseProgress(none)?.best).toBeNull()
    expect(withResult(best, 'timed', { ...result, ms: 2 }).timed?.ms).toBe(2)
    expect(withResult(best, 'timed', { ...result, ms: 4 }).timed?.ms).toBe(3)
  })

  it('prefers fewer hints and shuffles to less time', () => {
    expect(betterResult(result, { hints: 0, shuffles: 2, ms: 99 }).ms).toBe(99)
    expect(betterResult(result, { hints: 2, shuffles: 2, ms: 0 })).toBe(result)
  })

  it('is none where a text is another game’s, damaged, or has steps that are none', () => {
    for (const text of ['', '{', '{"version":1,"game":"mayan"}'])
      expect(parseProgress(text)).toBeNull()
    const session = { steps: 'x', cursor: 0, hints: 0, ms: 0, mode: 'relaxed' }
    const record = { version: 1, game: 'lianliankan', code: 'x', best: null, session }
    expect(parseProgress(JSON.stringify(record))).toMatchObject({ code: 'x', session: null })
    const code = printLevelCode({ rows: [[1], [1]], border: 'inside' })
    expect(parseLevelCode(code).ok).toBe(false)
    const bad = { ...record, session: { ...session, steps: `~${code}` } }
    expect(parseProgress(JSON.stringify(bad))?.session).toBeNull()
  })
})
