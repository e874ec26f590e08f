/**
 * The open level: its document with undo and redo, saved automatically. The first change of a level of
 * the built-in pack makes a copy of it (see saver.ts), which replaces it as the open level. A level
 * that is moved to the trash, or removed by another program, is closed.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type Ref } from 'vue'
import { startHistory } from '@shared/library/history'
import type { History, LevelId, PackId, StoredLevel } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { text } from '../i18n/text'
import { useEditHistory, type OnEdit } from './editHistory'
import { useLibrary } from './library'
import { useNotices } from './notices'
import { useRoute } from './route'
import { useSaver } from './saver'
import { useToasts } from './toasts'

export const useOpenLevel = defineStore('openLevel', () => {
  const library = useLibrary()
  const route = useRoute()
  const saver = useSaver()
  const toasts = useToasts()
  const id = shallowRef<LevelId | null>(null)
  const packId = computed<PackId | null>(() => library.levels.get(id.value ?? '')?.packId ?? null)
  /** Counts the levels opened, so that results for one are not taken for another's. */
  const generation = shallowRef(0)
  /** Null for a built-in level that was changed, until its copy exists. */
  const ownId = computed(() => {
    const isBuiltIn = packId.value !== null && library.isReadOnly(packId.value)
    const isChanged = id.value !== null && saver.unsavedOf(id.value) !== null
    return isBuiltIn && isChanged ? null : id.value
  })
  const { history: _history, begin, ...editing } = useEditHistory(keep)
  let lastWanted: LevelId | null = null

  /** @returns whether it is open now: it exists, and no other was opened since */
  async function open(wanted: LevelId): Promise<boolean> {
    lastWanted = wanted
    if (wanted === id.value) return true
    // Unsaved changes belong to the level that is closed.
    await saver.flush()
    const level = library.levels.get(wanted)
    if (level === undefined) return false
    const stored = await historyOf(level)
    if (lastWanted !== wanted) return false
    id.value = wanted
    // Before the document changes, so that watchers of it see another generation.
    generation.value++
    begin(stored ?? startHistory(level.document))
    return true
  }

  /** A state that the disk has refused is newer than the one on disk. */
  async function historyOf({ id: level, packId: pack }: StoredLevel): Promise<History | null> {
    const unsaved = saver.unsavedOf(level)
    if (unsaved !== null || library.isReadOnly(pack)) return unsaved
    return bridge.call('library.history', level)
  }

  function keep(...[changed, edit, before]: Parameters<OnEdit>): void {
    if (id.value === null) return
    saver.save(id.value, changed)
    // Main receives every edit at once: a signal or log-out ends the page before it can save.
    if (packId.value === null || library.isReadOnly(packId.value)) return
    bridge.call('page.edited', { id: id.value, before, edit }).catch(() => undefined)
  }
  saver.onCopied((original, copy) => {
    if (id.value !== original) return
    id.value = copy.id
    if (library.isReadOnly(library.levels.get(original)?.packId ?? '')) {
      toasts.show(text('status.copied-to-edit'))
    }
    const { route: now } = route
    if (now.screen === 'level' && now.id === original) route.showLevel(copy.id, now.mode)
  })

  closeWhenGone(id, () => {
    lastWanted = null
    id.value = null
    generation.value++
    begin(null)
  })

  return { id, ownId, packId, generation, open, ...editing }
})

/** Unsaved changes first become another level, which is opened in its place. */
function closeWhenGone(id: Readonly<Ref<LevelId | null>>, close: () => void): void {
  const library = useLibrary()
  const route = useRoute()
  const saver = useSaver()
  const notices = useNotices()
  const isGone = () => id.value !== null && !library.levels.has(id.value)

  async function leave(): Promise<void> {
    await saver.flush()
    const { value: closed } = id
    if (closed === null || !isGone() || saver.unsavedOf(closed) !== null) return
    const { route: now } = route
    // Another level is being opened in its place.
    if (now.screen === 'level' && now.id !== closed) return
    close()
    route.showLibrary()
  }
  watch(isGone, (now) => {
    if (now) leave().catch(notices.reportUnexpected)
  })
}
