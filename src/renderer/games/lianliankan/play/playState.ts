/**
 * A game in progress: one plain immutable value, and free functions over it. Both modes have the
 * same clock, so one can be changed for the other at any time.
 */
import { BitLanes } from '@shared/games/lianliankan/rules/lanes'
import { findPath, type Path } from '@shared/games/lianliankan/rules/link'
import { isStuck } from '@shared/games/lianliankan/rules/linkable'
import {
  areAlike,
  isInside,
  tileAt,
  tileCount,
  without,
  type Pair,
  type Position,
} from '@shared/games/lianliankan/rules/position'
import type {
  PlayMode,
  PlayResult,
  PlaySession,
  PlayStep,
} from '@shared/games/lianliankan/records/progressRecord'
import type { Level } from '@shared/games/lianliankan/rules/setup'
import { shuffle } from '@shared/games/lianliankan/rules/shuffle'
import * as timeline from '../../../play/timeline'

export { redone, undone, undoneTo, withTime } from '../../../play/timeline'

export interface PlayState extends timeline.Timeline<PlayStep> {
  readonly level: Level
  /** Hints taken. */
  readonly hints: number
  readonly mode: PlayMode
}

/** `stuck`: tiles remain and no two can be linked. */
export type PlayStatus = 'playing' | 'stuck' | 'won' | 'out-of-time'

/** Why two cells can't be linked. */
export type Refusal = 'different' | 'no-path'

const RESTART: PlayStep = { kind: 'restart' }

/** Of a timed game, in milliseconds. */
const TIME_FOR_A_LOOK = 30_000
const TIME_FOR_A_TILE = 3_000

export function startPlay(level: Level, mode: PlayMode): PlayState {
  return { level, steps: [], cursor: 0, hints: 0, ms: 0, mode }
}

/** The time a timed game has, in milliseconds: it follows from the number of tiles. */
export function timeLimit(level: Level): number {
  return TIME_FOR_A_LOOK + TIME_FOR_A_TILE * tileCount(level)
}

export function attemptStart(state: PlayState): number {
  return timeline.attemptStart(state, ({ kind }) => kind === 'restart')
}

/** The steps of the attempt that are done: links and shuffles. */
export function attemptOf(state: PlayState): readonly PlayStep[] {
  return state.steps.slice(attemptStart(state), state.cursor)
}

export function positionOf(state: PlayState): Position {
  return attemptOf(state).reduce(
    (position, step) => after(position, step, state.level),
    state.level as Position,
  )
}

/** An empty board is won, even when the time is up. */
export function statusOf(state: PlayState, position = positionOf(state)): PlayStatus {
  if (tileCount(position) === 0) return 'won'
  if (isOutOfTime(state)) return 'out-of-time'
  return isStuck(position) ? 'stuck' : 'playing'
}

export function isOutOfTime({ mode, ms, level }: PlayState): boolean {
  return mode === 'timed' && ms >= timeLimit(level)
}

/** The path that a link is shown as, or why there is none. */
export function tryLink(position: Position, pair: Pair): Path | Refusal {
  if (!areAlike(position, pair)) return 'different'
  return findPath(new BitLanes(position), ...pair) ?? 'no-path'
}

/** The state itself where they can't be linked, or the game is over. */
export function withLink(state: PlayState, pair: Pair): PlayState {
  const position = positionOf(state)
  const canLink = pair.every((cell) => isInside(position, cell)) && !isOutOfTime(state)
  if (!canLink || typeof tryLink(position, pair) === 'string') return state
  return timeline.withStep<PlayStep, PlayState>(state, { kind: 'link', pair })
}

/** The state itself where all tiles left are alike, or the game is over. */
export function withShuffle(state: PlayState, seed: number): PlayState {
  const position = positionOf(state)
  if (tileCount(position) === 0 || isOutOfTime(state)) return state
  const report = shuffle(position, seed)
  if (report.kind === 'same') return state
  return timeline.withStep<PlayStep, PlayState>(state, {
    kind: 'shuffle',
    position: report.position,
  })
}

/** Back to the start, as a step; the state itself at the start. */
export function withRestart(state: PlayState): PlayState {
  return attemptStart(state) === state.cursor
    ? state
    : timeline.withStep<PlayStep, PlayState>(state, RESTART)
}

export function withHint(state: PlayState): PlayState {
  return { ...state, hints: state.hints + 1 }
}

/** A game whose time would be up already stays relaxed. */
export function withMode(state: PlayState, mode: PlayMode): PlayState {
  const changed = { ...state, mode }
  return mode === state.mode || isOutOfTime(changed) ? state : changed
}

/** What the attempt achieved, where it is won. */
export function resultOf(state: PlayState): PlayResult | null {
  if (statusOf(state) !== 'won') return null
  const shuffles = attemptOf(state).filter(({ kind }) => kind === 'shuffle').length
  return { hints: state.hints, shuffles, ms: state.ms }
}

export function sessionOf({ steps, cursor, hints, ms, mode }: PlayState): PlaySession {
  return { steps, cursor, hints, ms, mode }
}

/** The game as it was left; null where its steps are not ones of this level. */
export function resumed(level: Level, session: PlaySession): PlayState | null {
  const { steps, cursor, hints, ms, mode } = session
  if (cursor > steps.length) return null
  let position: Position = level
  for (const [index, step] of steps.entries()) {
    const isFirst = index === 0 || steps[index - 1]?.kind === 'restart'
    if (!isLegal(position, step, isFirst)) return null
    position = after(position, step, level)
  }
  return { level, steps, cursor, hints, ms, mode }
}

function isLegal(position: Position, step: PlayStep, isFirst: boolean): boolean {
  if (step.kind === 'restart') return !isFirst
  if (step.kind === 'shuffle') return isArrangement(step.position, position)
  const isOnBoard = step.pair.every((cell) => tileAt(position, cell) !== 0)
  return isOnBoard && typeof tryLink(position, step.pair) !== 'string'
}

/** Whether the same tiles lie on the same cells, in another order. */
function isArrangement(one: Position, other: Position): boolean {
  const isSameBoard =
    one.rows === other.rows && one.columns === other.columns && one.border === other.border
  const sorted = ({ tiles }: Position) => [...tiles].sort((a, b) => a - b).join()
  return (
    isSameBoard &&
    one.tiles.every((type, index) => (type === 0) === (other.tiles[index] === 0)) &&
    sorted(one) === sorted(other)
  )
}

function after(position: Position, step: PlayStep, level: Level): Position {
  if (step.kind === 'restart') return level
  return step.kind === 'shuffle' ? step.position : without(position, step.pair)
}
