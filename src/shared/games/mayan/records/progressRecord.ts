/**
 * What is remembered of a player's work on one level: the best result, and the session to go on
 * with. One JSON text for each level, which belongs to the board and n it names by its level code.
 * `parseProgress.ts` reads it.
 */
import type { Move } from '../rules/board'
import { printProgressRecord, RESTART_SIGN } from '../../records'
import { printSolution } from '../formats/levelCode'

export const HINT_STRENGTHS = ['winnable', 'block', 'move'] as const
/** Whether the position can be won, which block to drag, the whole move. */
export type HintStrength = (typeof HINT_STRENGTHS)[number]

/** Hints taken, by strength. */
export type Assists = Readonly<Record<HintStrength, number>>
export const NO_ASSISTS: Assists = { winnable: 0, block: 0, move: 0 }

/** What can be undone: a move, or going back to the start. */
export type PlayStep = Move | 'restart'

export interface PlayResult {
  readonly moves: readonly Move[]
  readonly assists: Assists
  /** Time played, in milliseconds. */
  readonly ms: number
}

export interface PlaySession {
  /** Done and undone steps in their order. */
  readonly steps: readonly PlayStep[]
  /** How many of them are done. */
  readonly cursor: number
  readonly assists: Assists
  readonly ms: number
}

export interface Progress {
  /** The level code of the board and n this is about. */
  readonly code: string
  /** Null until the level is solved. */
  readonly best: PlayResult | null
  readonly session: PlaySession | null
}

/** The record as JSON text; `parseProgress` reads it. */
export function printProgress({ code, best, session }: Progress): string {
  return printProgressRecord('mayan', {
    code,
    best: best === null ? null : { ...best, moves: printSolution(best.moves) },
    session: session === null ? null : { ...session, steps: printSteps(session.steps) },
  })
}

/** The better of two results: fewer moves, then fewer hints, then less time. */
export function betterResult(a: PlayResult, b: PlayResult): PlayResult {
  const difference =
    b.moves.length - a.moves.length || assistsTaken(b) - assistsTaken(a) || b.ms - a.ms
  return difference < 0 ? b : a
}

/** Hints of any strength. */
export function assistsTaken({ assists }: { readonly assists: Assists }): number {
  return HINT_STRENGTHS.reduce((sum, strength) => sum + assists[strength], 0)
}

/** `21R 31R - 30L`: moves, and restarts as a hyphen. */
function printSteps(steps: readonly PlayStep[]): string {
  return steps.map((step) => (step === 'restart' ? RESTART_SIGN : printSolution([step]))).join(' ')
}
