/**
 * Writes what was edited, by itself: at most half a second after a change, again until it succeeds
 * where the disk refused, and at once when the page goes. What is refused is told, stays here, and
 * is not left behind without the user's word. A level of the built-in pack is never changed: what is
 * saved of it makes a copy, and so does what is saved of a level that the library no longer has.
 */
import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { History, LevelId, WriteRefusal } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { beforeLeaving } from '../api/leaving'
import { refusalOf } from '../api/writeRefused'
import { useBuiltInCopies } from './builtInCopies'
import { useLibrary } from './library'
import { useUnsavedNotice } from './unsavedNotice'

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
  /** The last of each level, until it is known to be on disk. */
  const unsent = shallowReactive(new Map<LevelId, History>())
  const underWay = new Map<LevelId, History>()
  /** The user is asked whether to close the window with something unsaved. */
  const isAskingToLeave = shallowRef(false)
  const { state, stateOf, unsaved, refuse, forget } = useSaveStates(unsent)
  const notice = useUnsavedNotice(() => unsaved.value, flush)
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<void> = Promise.resolve()

  const askUser = () => (isAskingToLeave.value = true)
  beforeLeaving(flush, { isUnwritten: () => unsent.size > 0, askUser })

  function save(id: LevelId, history: History): void {
    unsent.set(id, history)
    // A copy is there at once, so that what else is done is done to it.
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
      // Nothing is left of it that could be restored: what was edited becomes another level.
      const isGone = result.code === 'gone' && !library.levels.has(id)
      return isGone ? writeCopy(id, history) : tryAgain(id, result)
    }
    library.update(id, history.present, result.modified)
    // What was changed meanwhile is written by its own turn.
    if (unsent.get(id) === history) forget(id)
    if (unsent.size === 0) notice.takeBack()
  }
  /** What is changed while it is made is saved to it once it is there. */
  async function writeCopy(original: LevelId, history: History): Promise<void> {
    if (copies.isBeingMade(original) || !unsent.has(original)) return
    const copy = await copies.make(original, history.present)
    if ('code' in copy) return tryAgain(original, copy)
    const last = unsent.get(original) ?? history
    forget(original)
    unsent.set(copy.id, last)
    copies.tellMade(original, copy)
    await write(copy.id, last)
  }
  function tryAgain(id: LevelId, refusal: WriteRefusal): void {
    refuse(id, refusal)
    notice.tell(refusal.code, refusal.message)
    timer ??= setTimeout(() => void flush(), RETRY_MS)
  }

  /** What is not known to be on disk; asked for after a `flush`, what was refused. */
  function unsavedOf(id: LevelId): History | null {
    return unsent.get(id) ?? null
  }

  const { whenMade: whenCopied } = copies
  return { state, stateOf, unsaved, isAskingToLeave, save, flush, unsavedOf, whenCopied }
})

function useSaveStates(unsent: Map<LevelId, History>) {
  /** Of those that the disk has refused. */
  const refusals = shallowReactive(new Map<LevelId, SaveState>())
  const unsaved = computed<readonly GameDocument[]>(() =>
    [...unsent.values()].map(({ present }) => present),
  )
  /** Of everything together. */
  const state = computed(() => [...refusals.values()][0] ?? (unsent.size === 0 ? SAVED : SAVING))

  function stateOf(id: LevelId): SaveState {
    return unsent.has(id) ? (refusals.get(id) ?? SAVING) : SAVED
  }
  function refuse(id: LevelId, { code, message }: WriteRefusal): void {
    if (unsent.has(id)) refusals.set(id, { kind: 'refused', code, message })
  }
  /** It is on disk. */
  function forget(id: LevelId): void {
    unsent.delete(id)
    refusals.delete(id)
  }
  return { state, stateOf, unsaved, refuse, forget }
}
