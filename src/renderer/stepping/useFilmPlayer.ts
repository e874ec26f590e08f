/** The clock that runs a film: stepping, playing, and finishing the running animation at once. */
import { computed, shallowRef, watch, type Ref } from 'vue'
import { advance, AT_START, isRunning, jumpTo, motionOf, runTo, type Film } from './playhead'

/** Time for a jump to be drawn before the next motion starts, in milliseconds. */
const DRAW_MS = 20
/** Rest between two steps while playing. */
const REST_MS = 420

/**
 * @param isStill whether motion is to be left out
 * @param onStep called when another step is chosen, before its animation
 */
export function useFilmPlayer<Frame extends { readonly ms: number }>(
  film: Ref<Film<Frame>>,
  isStill: () => boolean,
  onStep: () => void,
) {
  const head = shallowRef(AT_START)
  const motion = shallowRef(film.value.frames[0])
  const isPlaying = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const step = computed(() => head.value.step)
  const lastStep = computed(() => film.value.stops.length - 1)
  const isAnimating = computed(() => isRunning(film.value, head.value))
  /** The board is as it was made, at rest. */
  const isAtStart = computed(() => step.value === 0 && !isAnimating.value)

  watch(film, rewind, { flush: 'sync' })

  function rewind(): void {
    clearTimeout(timer)
    isPlaying.value = false
    head.value = AT_START
  }
  function tick(): void {
    const before = head.value.frame
    head.value = advance(film.value, head.value)
    motion.value = motionOf(film.value, before, head.value.frame)
    timer = setTimeout(isAnimating.value ? tick : arrive, motion.value?.ms ?? 0)
  }
  function arrive(): void {
    if (step.value >= lastStep.value) isPlaying.value = false
    if (isPlaying.value) timer = setTimeout(aim, REST_MS, step.value + 1)
  }
  function aim(target: number): void {
    clearTimeout(timer)
    const from = step.value
    const isNeighbour = Math.abs(jumpTo(film.value, target).step - from) === 1
    const animates = isNeighbour && !isStill()
    head.value = animates ? runTo(film.value, head.value, target) : jumpTo(film.value, target)
    if (step.value !== from) onStep()
    timer = setTimeout(animates ? tick : arrive, DRAW_MS)
  }

  /** Neighbouring steps are animated, farther ones are jumped to. */
  function goTo(target: number): void {
    isPlaying.value = false
    aim(target)
  }
  /** Ends a running animation where it leads to. */
  function finish(): void {
    if (isAnimating.value) goTo(step.value)
  }
  function togglePlay(): void {
    isPlaying.value = !isPlaying.value
    if (!isPlaying.value) return
    if (step.value >= lastStep.value) head.value = AT_START
    aim(step.value + 1)
  }

  return { head, motion, step, isAnimating, isAtStart, isPlaying, goTo, finish, togglePlay }
}
