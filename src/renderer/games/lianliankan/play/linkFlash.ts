/** The link that was just made: its path and the tiles that go, for a moment. */
import { onScopeDispose, shallowRef } from 'vue'
import type { Path } from '@shared/games/lianliankan/rules/link'
import type { Pair } from '@shared/games/lianliankan/rules/position'

/** Long enough to be seen, in milliseconds; the next action ends it. */
const SHOWN_MS = 240

export interface LinkFlash {
  /** Tells one from the next. */
  readonly id: number
  readonly path: Path
  readonly pair: Pair
  readonly type: number
}

export function useLinkFlash() {
  const flash = shallowRef<LinkFlash | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  function end(): void {
    clearTimeout(timer)
    flash.value = null
  }
  function show(link: Omit<LinkFlash, 'id'>): void {
    end()
    flash.value = { id: ++lastId, ...link }
    timer = setTimeout(end, SHOWN_MS)
  }
  onScopeDispose(end)

  return { flash, show, end }
}
