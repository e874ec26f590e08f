/**
 * Writes what was edited, by itself: at most half a second after a change, again until it succeeds
 * where the disk refused, and at once when the page goes. What is refused is told, stays here, and
 * is not left behind without the user's word.
 */
import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { History, LevelId, WriteFault } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { beforeLeaving } from '../api/leaving'
import { useLibrary } from './library'
import { useUnsavedNotice } from './unsavedNotice'

const DELAY_MS = 400
const RETRY_MS = 3000

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly code: WriteFault; readonly message: string }

export const useSaver = defineStore('saver', () => {
  const library = useLibrary()
  const state = shallowRef<SaveState>({ kind: 'saved' })
  /** The last of each level, until it is known to be on disk. */
  const unsent = shallowReactive(new Map<LevelId, History>())
  const underWay = new Map<LevelId, History>()
  const unsaved = computed<readonly GameDocument[]>(() =>
    [...unsent.values()].map(({ present }) => present),
  )
  /** The user is asked whether to close the window with something unsaved. */
  const isAskingToLeave = shallowRef(false)
  const notice = useUnsavedNotice(() => unsaved.value, flush)
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<void> = Promise.resolve()

  beforeLeaving(flush, {
    isUnwritten: () => unsent.size > 0,
    askUser: () => (isAskingToLeave.value = true),
  })

  function save(id: LevelId, history: History): void {
    unsent.set(id, history)
    if (state.value.kind === 'saved') state.value = { kind: 'saving' }
    timer ??= setTimeout(() => void flush(), DELAY_MS)
  }

  /** Resolves when everything up to now is written, or was refused. */
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const jobs = [...unsent].filter(([id, history]) => underWay.get(id) !== history)
    const writes = jobs.map(([id, history]) => write(id, history))
    writing = Promise.all([writing, ...writes]).then(() => undefined)
    return writing
  }

  async function write(id: LevelId, history: History): Promise<void> {
    underWay.set(id, history)
    const result = await bridge
      .call('library.save', { id, history })
      .catch((reason: unknown) => ({ ok: false, code: 'failed', message: String(reason) }) as const)
    if (underWay.get(id) === history) underWay.delete(id)
    if (result.ok) {
      library.update(id, history.present, result.modified)
      // What was changed meanwhile is written by its own turn.
      if (unsent.get(id) === history) unsent.delete(id)
      if (unsent.size > 0) return
      state.value = { kind: 'saved' }
      notice.takeBack()
      return
    }
    state.value = { kind: 'refused', code: result.code, message: result.message }
    notice.tell(result.code, result.message)
    timer ??= setTimeout(() => void flush(), RETRY_MS)
  }

  /** What is not known to be on disk; asked for after a `flush`, what was refused. */
  function unsavedOf(id: LevelId): History | null {
    return unsent.get(id) ?? null
  }

  return { state, unsaved, isAskingToLeave, save, flush, unsavedOf }
})
