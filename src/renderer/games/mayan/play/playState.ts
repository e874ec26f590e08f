/** A game in progress: one plain immutable value, and free functions over it. */
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
import * as timeline from '../../../play/timeline'

export { redone, undone, withTime } from '../../../play/timeline'

export interface PlayState extends timeline.Timeline<PlayStep> {
  readonly level: Level
  readonly assists: Assists
}

/** The moves of an attempt, those undone included, and the number of them that are done. */
export interface Attempt {
  readonly moves: readonly Move[]
  readonly done: number
}

export type PlayStatus = 'playing' | 'won' | 'out-of-steps'

export function startPlay(level: Level): PlayState {
  return { level, steps: [], cursor: 0, assists: NO_ASSISTS, ms: 0 }
}

export function attemptStart(state: PlayState): number {
  return timeline.attemptStart(state, (step) => step === 'restart')
}

export function attemptOf(state: PlayState): Attempt {
  const { steps, cursor } = state
  const from = attemptStart(state)
  const next = steps.indexOf('restart', cursor)
  const moves = steps.slice(from, next < 0 ? steps.length : next) as readonly Move[]
  return { moves, done: cursor - from }
}

/** Whether one is reached from the other by moves, without a restart between them. */
export function isSameAttempt(a: PlayState, b: PlayState): boolean {
  return attemptStart(a) === attemptStart(b)
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

/** An empty board is won, even in fewer moves than the level allows. */
export function statusOf(state: PlayState): PlayStatus {
  if (isEmpty(positionOf(state))) return 'won'
  return stepsLeft(state) > 0 ? 'playing' : 'out-of-steps'
}

export function canMove(state: PlayState, move: Move): boolean {
  return statusOf(state) === 'playing' && moveKind(positionOf(state), move) !== null
}

/** The state itself where the move can't be made. */
export function withMove(state: PlayState, move: Move): PlayState {
  return canMove(state, move) ? timeline.withStep<PlayStep, PlayState>(state, move) : state
}

/** Back to the start, as a step; the state itself at the start. */
export function withRestart(state: PlayState): PlayState {
  return attemptOf(state).done === 0
    ? state
    : timeline.withStep<PlayStep, PlayState>(state, 'restart')
}

/** Undoes until `done` moves of the attempt are left. */
export function undoneTo(state: PlayState, done: number): PlayState {
  return timeline.undoneTo(state, attemptStart(state) + done)
}

export function withAssist(state: PlayState, strength: HintStrength): PlayState {
  const { assists } = state
  return { ...state, assists: { ...assists, [strength]: assists[strength] + 1 } }
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
