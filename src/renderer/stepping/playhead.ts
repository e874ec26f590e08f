/**
 * The playhead of a film, as a pure reducer: which frame is shown, and towards which stop it runs.
 * `advance` moves it by one frame; its caller waits for the duration of that frame between calls.
 */

/** What is shown one after the other; a step comes to rest in a frame of its own. */
export interface Film<Frame extends Timed = Timed> {
  readonly frames: readonly Frame[]
  /** stops[k]: the frame in which step k has come to rest. */
  readonly stops: readonly number[]
}

interface Timed {
  /** How long it takes to come to be seen, in milliseconds. */
  readonly ms: number
}

export interface Playhead {
  readonly frame: number
  /** The step aimed at; the one on screen when the frame is at its stop. */
  readonly step: number
  /** False where the frame was jumped to, so that nothing moves on the way. */
  readonly moves: boolean
}

export const AT_START: Playhead = { frame: 0, step: 0, moves: false }

export function stopOf(film: Film, step: number): number {
  return film.stops[step] ?? 0
}

export function isRunning(film: Film, head: Playhead): boolean {
  return head.frame !== stopOf(film, head.step)
}

/** Without motion. */
export function jumpTo(film: Film, step: number): Playhead {
  const inside = Math.max(0, Math.min(step, film.stops.length - 1))
  return { frame: stopOf(film, inside), step: inside, moves: false }
}

/** Finishes what is running, then aims at another step. */
export function runTo(film: Film, head: Playhead, step: number): Playhead {
  return { ...jumpTo(film, head.step), step: jumpTo(film, step).step }
}

/** One frame on. */
export function advance(film: Film, head: Playhead): Playhead {
  const direction = Math.sign(stopOf(film, head.step) - head.frame)
  return direction === 0 ? head : { ...head, frame: head.frame + direction, moves: true }
}

/**
 * The motion that leads to the frame on screen, for its easing and duration: coming backwards it
 * is the one that led away from it.
 */
export function motionOf<Frame extends Timed>(
  film: Film<Frame>,
  before: number,
  now: number,
): Frame | undefined {
  return film.frames[Math.max(before, now)]
}
