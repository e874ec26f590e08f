/** The time spent on a level: while its screen is shown, the window is seen, and it is not won. */
import { onScopeDispose } from 'vue'
import { withTime } from './playState'
import { usePlay } from './playStore'

const TICK_MS = 1000

export function usePlayClock(): void {
  const play = usePlay()
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // A machine that slept was not playing.
    const spent = Math.min(now - last, 2 * TICK_MS)
    if (!document.hidden) play.note((state) => withTime(state, spent))
    last = now
  }, TICK_MS)
  onScopeDispose(() => {
    clearInterval(timer)
  })
}
