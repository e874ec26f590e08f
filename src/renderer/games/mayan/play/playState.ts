/**
 * A game in progress, as one plain immutable value and free functions over it. Everything that can
 * be undone is a step of one timeline, restarts included; the moves since the last restart are the
 * attempt, which the board is replayed from.
 */
import type { Move } from '@shared/games/mayan/rules/board'
import { moveKind, play } from '@shared/games/mayan/rules/moves'
import { isEmpty, type Position } from '@shared/games/mayan/rules/position'
import {
  NO_ASSISTS,
  type Assists,
  type HintStrength,
  type PlayResult,
  type PlaySession,
  type PlayStep,
} from '@shared/games/mayan/records/progressRecord'
import type { Level } from '@shared/games/mayan/rules/setup'

export interface PlayState {
  readonly level: Level
  /** Done and undone steps in their order. */
  readonly steps: readonly PlayStep[]
  /** How many of them are done. */
  readonly cursor: number
  readonly assists: Assists
  /** Time played, in milliseconds. */
  readonly ms: number
}

/** The moves of an attempt, those undone included, and how many are done. */
export interface Attempt {
  readonly moves: readonly Move[]
  readonly done: number
}

export type PlayStatus = 'playing' | 'won' | 'out-of-steps'

export function startPlay(level: Level): PlayState {
  return { level, steps: [], cursor: 0, assists: NO_ASSISTS, ms: 0 }
}

export function attemptOf({ steps, cursor }: PlayState): Attempt {
  const from = cursor === 0 ? 0 : steps.lastIndexOf('restart', cursor - 1) + 1
  const next = steps.indexOf('restart', cursor)
  const moves = steps.slice(from, next < 0 ? steps.length : next) as readonly Move[]
  return { moves, done: cursor - from }
}

/** Whether one is reached from the other by moves, without a restart between them. */
export function isSameAttempt(a: PlayState, b: PlayState): boolean {
  return a.cursor - attemptOf(a).done === b.cursor - attemptOf(b).done
}

/** The moves of the attempt that are done. */
export function movesDone(state: PlayState): readonly Move[] {
  const { moves, done } = attemptOf(state)
  return moves.slice(0, done)
}

export function positionOf(state: PlayState): Position {
  return movesDone(state).reduce(play, state.level.position)
}

export function stepsLeft(state: PlayState): number {
  return state.level.steps - attemptOf(state).done
}

/** Judged by the outcome: an empty board is won, in however few moves. */
export function statusOf(state: PlayState): PlayStatus {
  if (isEmpty(positionOf(state))) return 'won'
  return stepsLeft(state) > 0 ? 'playing' : 'out-of-steps'
}

export function canMove(state: PlayState, move: Move): boolean {
  return statusOf(state) === 'playing' && moveKind(positionOf(state), move) !== null
}

/** The state itself where the move can't be made. */
export function withMove(state: PlayState, move: Move): PlayState {
  return canMove(state, move) ? withStep(state, move) : state
}

/** Back to the start, as a step; the state itself where it is there. */
export function withRestart(state: PlayState): PlayState {
  return attemptOf(state).done === 0 ? state : withStep(state, 'restart')
}

export function undone(state: PlayState): PlayState {
  return state.cursor === 0 ? state : { ...state, cursor: state.cursor - 1 }
}

export function redone(state: PlayState): PlayState {
  return state.cursor === state.steps.length ? state : { ...state, cursor: state.cursor + 1 }
}

/** To the position after so many moves of the attempt, by undo. */
export function undoneTo(state: PlayState, done: number): PlayState {
  const back = attemptOf(state).done - done
  return back <= 0 ? state : { ...state, cursor: state.cursor - back }
}

export function withAssist(state: PlayState, strength: HintStrength): PlayState {
  const { assists } = state
  return { ...state, assists: { ...assists, [strength]: assists[strength] + 1 } }
}

export function withTime(state: PlayState, ms: number): PlayState {
  return { ...state, ms: state.ms + Math.max(0, Math.round(ms)) }
}

/** What the attempt achieved, where it is won. */
export function resultOf(state: PlayState): PlayResult | null {
  if (statusOf(state) !== 'won') return null
  return { moves: movesDone(state), assists: state.assists, ms: state.ms }
}

export function sessionOf({ steps, cursor, assists, ms }: PlayState): PlaySession {
  return { steps, cursor, assists, ms }
}

/** The game as it was left; null where its steps are not ones of this level. */
export function resumed(level: Level, session: PlaySession): PlayState | null {
  const { steps, cursor, assists, ms } = session
  if (cursor > steps.length) return null
  let state = { ...startPlay(level), assists, ms }
  for (const step of steps) {
    const next = step === 'restart' ? withRestart(state) : withMove(state, step)
    if (next === state) return null
    state = next
  }
  return { ...state, cursor }
}

/** What had been undone is gone. */
function withStep(state: PlayState, step: PlayStep): PlayState {
  const { steps, cursor } = state
  return { ...state, steps: [...steps.slice(0, cursor), step], cursor: cursor + 1 }
}
