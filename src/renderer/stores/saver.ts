/**
 * Writes what was edited, by itself: at most half a second after a change, again until it succeeds
 * where the disk refused, and at once when the page goes.
 */
import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { History, LevelId, WriteFault } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { useLibrary } from './library'

const DELAY_MS = 400
const RETRY_MS = 3000

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly code: WriteFault; readonly message: string }

export const useSaver = defineStore('saver', () => {
  const library = useLibrary()
  const state = shallowRef<SaveState>({ kind: 'saved' })
  let waiting: { readonly id: LevelId; readonly history: History } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<void> = Promise.resolve()

  useEventListener(window, 'pagehide', () => {
    void flush()
  })

  function save(id: LevelId, history: History): void {
    if (waiting !== null && waiting.id !== id) void flush()
    waiting = { id, history }
    if (state.value.kind === 'saved') state.value = { kind: 'saving' }
    timer ??= setTimeout(() => void flush(), DELAY_MS)
  }

  /** Resolves when everything up to now is written, or was refused. */
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const job = waiting
    waiting = null
    if (job !== null)
      writing = Promise.all([writing, write(job.id, job.history)]).then(() => undefined)
    return writing
  }

  async function write(id: LevelId, history: History): Promise<void> {
    const result = await bridge
      .call('library.save', { id, history })
      .catch((reason: unknown) => ({ ok: false, code: 'failed', message: String(reason) }) as const)
    if (result.ok) {
      library.update(id, history.present, result.modified)
      if (waiting === null) state.value = { kind: 'saved' }
      return
    }
    state.value = { kind: 'refused', code: result.code, message: result.message }
    waiting ??= { id, history }
    timer ??= setTimeout(() => void flush(), RETRY_MS)
  }

  return { state, save, flush }
})
