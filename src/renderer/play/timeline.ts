/**
 * The timeline of a game in progress: everything that can be undone is one of its steps, restarts
 * included. The steps since the last restart are the attempt, which the board is replayed from.
 */
import { computed, type Ref } from 'vue'

export interface Timeline<Step> {
  /** Done and undone steps in their order. */
  readonly steps: readonly Step[]
  /** The number of them that are done. */
  readonly cursor: number
  /** Time played, in milliseconds. */
  readonly ms: number
}

/** Each function returns the state it received where nothing changes. */
export function undone<S extends Timeline<unknown>>(state: S): S {
  return undoneTo(state, state.cursor - 1)
}

export function redone<S extends Timeline<unknown>>(state: S): S {
  return state.cursor === state.steps.length ? state : { ...state, cursor: state.cursor + 1 }
}

/** Undoes until `cursor` steps of the timeline are done. */
export function undoneTo<S extends Timeline<unknown>>(state: S, cursor: number): S {
  return cursor < 0 || cursor >= state.cursor ? state : { ...state, cursor }
}

/** Adds a step at the cursor; undone steps are discarded. */
export function withStep<Step, S extends Timeline<Step>>(state: S, step: Step): S {
  const { steps, cursor } = state
  return { ...state, steps: [...steps.slice(0, cursor), step], cursor: cursor + 1 }
}

export function withTime<S extends Timeline<unknown>>(state: S, ms: number): S {
  return { ...state, ms: state.ms + Math.max(0, Math.round(ms)) }
}

/** The number of steps before the attempt: up to and including the last restart that is done. */
export function attemptStart<Step>(
  { steps, cursor }: Timeline<Step>,
  isRestart: (step: Step) => boolean,
): number {
  let start = cursor
  while (start > 0 && !isRestart(steps[start - 1] as Step)) start--
  return start
}

/** What a game knows of its timeline. */
interface TimelineRules<S, P> {
  readonly positionOf: (state: S) => P
  readonly isSamePosition: (a: P, b: P) => boolean
  readonly attemptStart: (state: S) => number
}

/** The position on the board and the commands that are possible, as reactive values. */
export function useTimeline<S extends Timeline<unknown>, P extends object>(
  state: Readonly<Ref<S | null>>,
  { positionOf, isSamePosition, attemptStart: startOf }: TimelineRules<S, P>,
) {
  /** Keeps its identity while the board is the same: passing time changes nothing on it. */
  const position = computed<P | null>((before) => {
    const now = state.value === null ? null : positionOf(state.value)
    return now !== null && before && isSamePosition(now, before) ? before : now
  })
  const canUndo = computed(() => (state.value?.cursor ?? 0) > 0)
  const canRedo = computed(() => {
    const now = state.value
    return now !== null && now.cursor < now.steps.length
  })
  const canRestart = computed(() => {
    const now = state.value
    return now !== null && startOf(now) < now.cursor
  })
  return { position, canUndo, canRedo, canRestart }
}
