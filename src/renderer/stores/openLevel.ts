/**
 * The level that is open: its document with undo and redo, saved by itself. The first change of a
 * level of the built-in pack makes a copy of it (see saver.ts), which is open once it is there.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { startHistory } from '@shared/library/history'
import type { History, LevelId, PackId, StoredLevel } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { text } from '../i18n/text'
import { useEditHistory, type OnEdit } from './editHistory'
import { useLibrary } from './library'
import { useRoute } from './route'
import { useSaver } from './saver'
import { useToasts } from './toasts'

export const useOpenLevel = defineStore('openLevel', () => {
  const library = useLibrary()
  const route = useRoute()
  const saver = useSaver()
  const toasts = useToasts()
  const id = shallowRef<LevelId | null>(null)
  const packId = shallowRef<PackId | null>(null)
  /** Counts the levels opened, so that what belongs to one is not taken for another's. */
  const generation = shallowRef(0)
  /** Null for a built-in level that was changed, until its copy is there. */
  const ownId = computed(() => {
    const isBuiltIn = packId.value !== null && library.isReadOnly(packId.value)
    const isChanged = id.value !== null && saver.unsavedOf(id.value) !== null
    return isBuiltIn && isChanged ? null : id.value
  })
  const { history: _history, begin, ...editing } = useEditHistory(keep)
  let lastWanted: LevelId | null = null

  /** @returns whether it is open now: there is such a level, and no other was asked for since */
  async function open(wanted: LevelId): Promise<boolean> {
    lastWanted = wanted
    if (wanted === id.value) return true
    // What was changed belongs to the level that is left.
    await saver.flush()
    const level = library.levels.get(wanted)
    if (level === undefined) return false
    const stored = await historyOf(level)
    if (lastWanted !== wanted) return false
    id.value = wanted
    packId.value = level.packId
    // First, so that what is made of the level at once knows that it is another one.
    generation.value++
    begin(stored ?? startHistory(level.document))
    return true
  }

  /** What the disk has refused so far is newer than what is there. */
  async function historyOf({ id: level, packId: pack }: StoredLevel): Promise<History | null> {
    const unsaved = saver.unsavedOf(level)
    if (unsaved !== null || library.isReadOnly(pack)) return unsaved
    return bridge.call('library.history', level)
  }

  function keep(...[changed, edit, before]: Parameters<OnEdit>): void {
    if (id.value === null) return
    saver.save(id.value, changed)
    // Main has every edit at once: a signal or a log-out ends the page before it can save.
    if (packId.value === null || library.isReadOnly(packId.value)) return
    bridge.call('page.edited', { id: id.value, before, edit }).catch(() => undefined)
  }
  saver.whenCopied((original, copy) => {
    if (id.value !== original) return
    id.value = copy.id
    packId.value = copy.packId
    toasts.show(text('status.copied-to-edit'))
    const { route: now } = route
    if (now.screen === 'level' && now.id === original) route.showLevel(copy.id, now.mode)
  })

  return { id, ownId, packId, generation, open, ...editing }
})
