/**
 * The level that is open: its document with undo and redo, saved by itself. A level of the built-in
 * pack is never changed: the first change makes a copy of it, which is open from then on.
 */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { invariant } from '@shared/invariant'
import { startHistory } from '@shared/library/history'
import {
  HOME_PACK_ID,
  type History,
  type LevelId,
  type PackId,
  type StoredLevel,
} from '@shared/library/model'
import { bridge } from '../api/bridge'
import { text } from '../i18n/text'
import { useEditHistory } from './editHistory'
import { useLibrary } from './library'
import { useNotices } from './notices'
import { useRoute } from './route'
import { useSaver } from './saver'
import { useToasts } from './toasts'

export const useOpenLevel = defineStore('openLevel', () => {
  const library = useLibrary()
  const notices = useNotices()
  const route = useRoute()
  const saver = useSaver()
  const toasts = useToasts()
  const id = shallowRef<LevelId | null>(null)
  const packId = shallowRef<PackId | null>(null)
  /** Counts the levels opened, so that what belongs to one is not taken for another's. */
  const generation = shallowRef(0)
  const { history, begin, ...editing } = useEditHistory(keep)
  let lastWanted: LevelId | null = null
  let copying: Promise<void> = Promise.resolve()

  /** @returns whether it is open now: there is such a level, and no other was asked for since */
  async function open(wanted: LevelId): Promise<boolean> {
    lastWanted = wanted
    // What was changed belongs to the level that is left.
    await copying
    if (wanted === id.value) return true
    await saver.flush()
    const level = library.levels.get(wanted)
    if (level === undefined) return false
    const stored = await historyOf(level)
    if (lastWanted !== wanted) return false
    id.value = wanted
    packId.value = level.packId
    begin(stored ?? startHistory(level.document))
    generation.value++
    return true
  }

  /** What the disk has refused so far is newer than what is there. */
  async function historyOf({ id: level, packId: pack }: StoredLevel): Promise<History | null> {
    if (library.isReadOnly(pack)) return null
    return saver.unsavedOf(level) ?? (await bridge.call('library.history', level))
  }

  function keep(changed: History): void {
    if (packId.value !== null && library.isReadOnly(packId.value)) {
      copying = copy().catch(notices.reportUnexpected)
    } else if (id.value !== null) saver.save(id.value, changed)
  }

  /** Edits go on while the copy is made; they are saved to it once it is there. */
  async function copy(): Promise<void> {
    if (history.value === null) return
    const [original, originalPack] = [id.value, packId.value]
    packId.value = HOME_PACK_ID
    id.value = null
    const created = await createCopy(history.value.present).catch((reason: unknown) => {
      // The next change tries again.
      ;[id.value, packId.value] = [original, originalPack]
      throw reason
    })
    id.value = created.id
    toasts.show(text('status.copied-to-edit'))
    const { route: now } = route
    if (now.screen === 'level' && now.id === original) route.showLevel(created.id, now.mode)
    saver.save(created.id, history.value)
  }

  async function createCopy(document: GameDocument): Promise<StoredLevel> {
    const [created] = await library.create([document])
    invariant(created !== undefined, 'a level that is created is told')
    return created
  }

  return { id, packId, generation, open, ...editing }
})
