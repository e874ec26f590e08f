/**
 * Shows moves being made: a film of the attempt, run from one step to the next one, or put at a
 * step. The next change finishes a running animation.
 */
import { computed, shallowRef } from 'vue'
import { makeFilm, type Film, type Frame } from '../board/film'
import { advance, AT_START, isRunning, jumpTo, motionOf, runTo } from '../../../stepping/playhead'

/** Time for what was cut short to be drawn at its end, in milliseconds. */
const DRAW_MS = 20

/**
 * @param isStill whether motion is to be left out
 * @param onFrame called with each frame as it appears, while running
 */
export function useMoveFilm(isStill: () => boolean, onFrame: (frame: Frame) => void) {
  const film = shallowRef<Film>(makeFilm([]))
  const head = shallowRef(AT_START)
  const motion = shallowRef<Frame | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  const frame = computed(() => film.value.frames[head.value.frame])
  const isAnimating = computed(() => isRunning(film.value, head.value))
  const scene = computed(() => frame.value?.scene ?? [])
  /** The clear of a chain that is to be seen, counted from 1; 0 for none. */
  const link = computed(() => {
    const isMark = isAnimating.value && frame.value?.motion === 'mark'
    return isMark ? frame.value.link : 0
  })

  function show(shown: Film, step: number): void {
    clearTimeout(timer)
    film.value = shown
    head.value = jumpTo(shown, step)
    motion.value = null
  }
  /** From a step to one beside it; without motion where that is wanted or they lie apart. */
  function run(shown: Film, from: number, to: number): void {
    if (isStill() || Math.abs(to - from) !== 1) {
      show(shown, to)
      return
    }
    const wasRunning = isAnimating.value
    show(shown, from)
    head.value = runTo(shown, head.value, to)
    if (wasRunning) timer = setTimeout(tick, DRAW_MS)
    else tick()
  }
  function tick(): void {
    const before = head.value.frame
    head.value = advance(film.value, head.value)
    const next = motionOf(film.value, before, head.value.frame)
    motion.value = next ?? null
    if (next !== undefined && head.value.frame > before) onFrame(next)
    if (isAnimating.value) timer = setTimeout(tick, next?.ms ?? 0)
  }
  /** Ends what is running where it leads to. */
  function finish(): void {
    if (isAnimating.value) show(film.value, head.value.step)
  }

  return { scene, link, motion, isAnimating, show, run, finish }
}
