/**
 * Saves edits automatically: at most half a second after a change, with retries while the disk refuses,
 * and at once before the page closes. Refused edits are reported and kept here; the window does not
 * close without the user's consent while there are any. A level of the built-in pack is never changed:
 * saving it makes a copy, and so does saving a level that the library no longer has.
 */
import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { History, LevelId, WriteRefusal } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { beforeWindowCloses } from '../api/windowClose'
import { refusalOf } from '../api/writeRefused'
import { useBuiltInCopies } from './builtInCopies'
import { useLibrary } from './library'
import { useLevelNotice } from './writeNotices'

const DELAY_MS = 400
const RETRY_MS = 3000

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | ({ readonly kind: 'refused' } & Pick<WriteRefusal, 'code' | 'message'>)

const SAVED: SaveState = { kind: 'saved' }
const SAVING: SaveState = { kind: 'saving' }

export const useSaver = defineStore('saver', () => {
  const library = useLibrary()
  const copies = useBuiltInCopies()
  /** The last state of each level, until it is known to be on disk. */
  const unsent = shallowReactive(new Map<LevelId, History>())
  const underWay = new Map<LevelId, History>()
  /** Whether the user is being asked to close the window with something unsaved. */
  const isAskingToClose = shallowRef(false)
  const { state, stateOf, unsaved, refuse, forget } = useSaveStates(unsent)
  const notice = useLevelNotice(() => unsaved.value, flush)
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<void> = Promise.resolve()

  const askUser = () => (isAskingToClose.value = true)
  beforeWindowCloses(flush, { isUnwritten: () => unsent.size > 0, askUser })

  function save(id: LevelId, history: History): void {
    unsent.set(id, history)
    // A copy is made at once, so that further changes are made to it.
    timer ??= setTimeout(() => void flush(), copies.isBuiltIn(id) ? 0 : DELAY_MS)
  }

  /** Resolves when everything up to now is written, or was refused. */
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const writes = [...unsent]
      .filter(([id, history]) => underWay.get(id) !== history)
      .map(([id, history]) => (copies.isBuiltIn(id) ? writeCopy : write)(id, history))
    writing = Promise.all([writing, ...writes]).then(() => undefined)
    return writing
  }

  async function write(id: LevelId, history: History): Promise<void> {
    underWay.set(id, history)
    const result = await bridge.call('library.save', { id, history }).catch(refusalOf)
    if (underWay.get(id) === history) underWay.delete(id)
    if (!result.ok) {
      // Nothing is left of it to restore: the edited state becomes another level.
      const isGone = result.code === 'gone' && !library.levels.has(id)
      return isGone ? writeCopy(id, history) : retryLater(id, result)
    }
    library.update(id, history.present, result.modified)
    // A later change is written by its own flush.
    if (unsent.get(id) === history) forget(id)
    if (unsent.size === 0) notice.clear()
  }
  /** Changes made while the copy is being created are saved to it afterwards. */
  async function writeCopy(original: LevelId, history: History): Promise<void> {
    if (copies.isInProgress(original) || !unsent.has(original)) return
    const copy = await copies.create(original, history.present)
    if ('code' in copy) return retryLater(original, copy)
    const last = unsent.get(original) ?? history
    forget(original)
    unsent.set(copy.id, last)
    copies.notifyCopied(original, copy)
    await write(copy.id, last)
  }
  function retryLater(id: LevelId, refusal: WriteRefusal): void {
    refuse(id, refusal)
    notice.report(refusal.code, refusal.message)
    timer ??= setTimeout(() => void flush(), RETRY_MS)
  }

  /** The state that is not known to be on disk; after a `flush`, the state that was refused. */
  function unsavedOf(id: LevelId): History | null {
    return unsent.get(id) ?? null
  }

  const { onCopied } = copies
  return { state, stateOf, unsaved, isAskingToClose, save, flush, unsavedOf, onCopied }
})

function useSaveStates(unsent: Map<LevelId, History>) {
  /** The levels that the disk refused. */
  const refusals = shallowReactive(new Map<LevelId, SaveState>())
  const unsaved = computed<readonly GameDocument[]>(() =>
    [...unsent.values()].map(({ present }) => present),
  )
  /** Of all levels together. */
  const state = computed(() => [...refusals.values()][0] ?? (unsent.size === 0 ? SAVED : SAVING))

  function stateOf(id: LevelId): SaveState {
    return unsent.has(id) ? (refusals.get(id) ?? SAVING) : SAVED
  }
  function refuse(id: LevelId, { code, message }: WriteRefusal): void {
    if (unsent.has(id)) refusals.set(id, { kind: 'refused', code, message })
  }
  /** The level is on disk. */
  function forget(id: LevelId): void {
    unsent.delete(id)
    refusals.delete(id)
  }
  return { state, stateOf, unsaved, refuse, forget }
}
