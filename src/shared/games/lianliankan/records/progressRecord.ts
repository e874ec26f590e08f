/**
 * What is remembered of a player's work on one Lianliankan level: the best results, and the session
 * to go on with. One JSON text for each level, which belongs to the board it names by its code; the
 * best results of dealt boards of one kind are a record without a session, under that kind's name.
 * `parseProgress.ts` reads them.
 */
import type { Cell } from '../rules/board'
import { printProgressRecord, RESTART_SIGN } from '../../records'
import { printLevelCode } from '../formats/levelCode'
import type { Pair, Position } from '../rules/position'
import { setupFromPosition } from '../rules/setup'

/** The clock counts up and nobody minds, or there is only so much time. */
export const PLAY_MODES = ['relaxed', 'timed'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

/** What can be undone. A shuffle says what it led to. */
export type PlayStep =
  | { readonly kind: 'link'; readonly pair: Pair }
  | { readonly kind: 'shuffle'; readonly position: Position }
  | { readonly kind: 'restart' }

export interface PlayResult {
  /** Hints taken, of any kind. */
  readonly hints: number
  /** Shuffles on the way. */
  readonly shuffles: number
  /** Time played, in milliseconds. */
  readonly ms: number
}

export interface PlaySession {
  /** Done and undone steps in their order. */
  readonly steps: readonly PlayStep[]
  /** How many of them are done. */
  readonly cursor: number
  readonly hints: number
  readonly ms: number
  readonly mode: PlayMode
}

/** The best result in each mode, where there is one. */
export type BestResults = Readonly<Partial<Record<PlayMode, PlayResult>>>

export interface Progress {
  /** The code of the board, or the kind of dealt boards, this is about. */
  readonly code: string
  /** Null until it is solved. */
  readonly best: BestResults | null
  readonly session: PlaySession | null
}

export const SHUFFLE_SIGN = '~'

/** The record as JSON text; `parseProgress` reads it. */
export function printProgress({ code, best, session }: Progress): string {
  return printProgressRecord('lianliankan', {
    code,
    best,
    session: session === null ? null : { ...session, steps: printSteps(session.steps) },
  })
}

/** The better of two results: fewer hints and shuffles, then less time. */
export function betterResult(a: PlayResult, b: PlayResult): PlayResult {
  const difference = b.hints + b.shuffles - (a.hints + a.shuffles) || b.ms - a.ms
  return difference < 0 ? b : a
}

/** With one more result. */
export function withResult(
  best: BestResults | null,
  mode: PlayMode,
  result: PlayResult,
): BestResults {
  const before = best?.[mode]
  return { ...best, [mode]: before === undefined ? result : betterResult(before, result) }
}

/** `1,1-2,1 ~2x2o-abab-07 -`: links by rows and columns from 1, shuffles by the board, restarts. */
function printSteps(steps: readonly PlayStep[]): string {
  return steps.map(printStep).join(' ')
}

function printStep(step: PlayStep): string {
  if (step.kind === 'restart') return RESTART_SIGN
  if (step.kind === 'link') return step.pair.map(printCell).join('-')
  return `${SHUFFLE_SIGN}${printLevelCode(setupFromPosition(step.position))}`
}

function printCell({ row, column }: Cell): string {
  return `${String(row + 1)},${String(column + 1)}`
}
