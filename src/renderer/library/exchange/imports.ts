/** Imports of levels: saved at once, with a report if there are faults or notes. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { OpenedFile } from '@shared/ipc/contract'
import type { LevelId, PackId } from '@shared/library/model'
import { text, type Text } from '../../i18n/text'
import { lazy } from '../../lazy'
import { useLibrary } from '../../stores/library'
import { useRoute } from '../../stores/route'
import type { ReadFile } from './importing'
import { selectedOnly } from '../browse/selection'
import { useBrowser } from '../browse/browser'
import { useChanges } from '../changes/changes'
import { useDuplicates } from '../browse/duplicates'

const loadImporting = lazy(() => import('./importing'))

export const useImports = defineStore('library.imports', () => {
  const library = useLibrary()
  const browser = useBrowser()
  const changes = useChanges()
  const duplicates = useDuplicates()
  const route = useRoute()
  const report = shallowRef<readonly ReadFile[]>([])

  /** @param opens whether a single level is opened at once */
  async function importFiles(files: readonly OpenedFile[], opens: boolean): Promise<void> {
    if (files.length === 0) return
    const { readFiles } = await loadImporting()
    await take(readFiles(files), opens)
  }
  async function importText(source: string): Promise<void> {
    const { readPasted } = await loadImporting()
    await take(readPasted(source), route.route.screen === 'level')
  }
  async function take(files: readonly ReadFile[], opens: boolean): Promise<void> {
    const read = files.map((file) => ({ ...file, twins: twinsIn(file) }))
    const hasFaults = read.some(({ faults, note }) => faults.length > 0 || note !== null)
    report.value = hasFaults ? read : []
    const ids: LevelId[] = []
    for (const { documents, packName: name } of packed(read)) {
      const packId = name === null ? browser.targetPackId : (await library.createPack(name)).id
      ids.push(...(await changes.add(documents, { packId, before: null })))
    }
    const [first, ...more] = ids
    if (first === undefined) return
    changes.reportAdded(ids, withTwins(messageFor(ids, read), read), wayBack(ids))
    showAll(ids)
    if (opens && more.length === 0) route.showLevel(first)
  }
  function twinsIn({ documents }: ReadFile): Text[] {
    return documents.flatMap((document) => {
      const twin = duplicates.twinOf(document)
      if (twin === null) return []
      const pack = library.nameOf(twin.packId)
      const title = twin.document.title ?? text('card.untitled')
      return [text('imports.twin', { title, pack })]
    })
  }
  function messageFor(ids: readonly LevelId[], read: readonly ReadFile[]): Text {
    const packId = library.levels.get(ids[0] ?? '')?.packId ?? ''
    const values = { pack: library.nameOf(packId) }
    const [only, ...more] = read
    const takenFor = only?.takenFor
    return takenFor && more.length === 0 && ids.length === 1
      ? text('imports.oneAdded', { ...values, form: takenFor })
      : { key: 'imports.added', count: ids.length, values }
  }
  /** Shows the levels in the library, selected. */
  function showAll(ids: readonly LevelId[]): void {
    const packId = library.levels.get(ids.at(-1) ?? '')?.packId as PackId | undefined
    if (packId !== undefined) browser.show({ kind: 'pack', packId })
    route.showLibrary()
    browser.goTo(selectedOnly(ids.filter((id) => browser.order.includes(id))))
  }
  function dismiss(): void {
    report.value = []
  }

  return { report, importFiles, importText, dismiss }
})

/** Returns from the screen of one of the levels to the present screen. */
function wayBack(ids: readonly LevelId[]): () => void {
  const route = useRoute()
  const { route: before } = route
  return () => {
    const { route: now } = route
    if (now.screen === 'level' && ids.includes(now.id)) route.show(before)
  }
}

/** The message about added levels, with the duplicates among them. */
function withTwins(added: Text, read: readonly ReadFile[]): Text {
  const twins = read.flatMap((file) => file.twins)
  const [first, ...more] = twins
  if (first === undefined) return added
  return more.length === 0
    ? text('imports.withTwin', { added, twin: first })
    : { key: 'imports.withTwins', count: twins.length, values: { added } }
}

interface Batch {
  readonly packName: string | null
  readonly documents: readonly GameDocument[]
}

/** Single levels are one batch, those of a folder another; each pack is its own. */
function packed(read: readonly ReadFile[]): Batch[] {
  const batches: Batch[] = []
  const shared = new Map<string | null, GameDocument[]>()
  for (const { packName: name, isOfFolder, documents } of read) {
    if (documents.length === 0) continue
    const isAlone = name !== null && !isOfFolder
    const batch = isAlone ? undefined : shared.get(name)
    if (batch === undefined) {
      const levels = [...documents]
      batches.push({ packName: name, documents: levels })
      if (!isAlone) shared.set(name, levels)
    } else batch.push(...documents)
  }
  return batches
}
