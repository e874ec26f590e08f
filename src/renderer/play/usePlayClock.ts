/** The time spent on a level: while its screen is shown and the window is seen. */
import { onScopeDispose } from 'vue'

const TICK_MS = 1000

/**
 * @param spend receives about every second the milliseconds that passed
 * @returns reports the time since the last call at once, before an event that depends on it
 */
export function usePlayClock(spend: (ms: number) => void): () => void {
  let last = performance.now()
  function settle(): void {
    const now = performance.now()
    // A machine that slept was not playing.
    const spent = Math.min(now - last, 2 * TICK_MS)
    if (!document.hidden) spend(spent)
    last = now
  }
  const timer = setInterval(settle, TICK_MS)
  onScopeDispose(() => {
    clearInterval(timer)
  })
  return settle
}
