/** Levels as files: each form says what it can't say of which level. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import type { ExportFile, Pack, StoredLevel } from '@shared/library/model'
import { bridge } from '../api/bridge'
import type { ExportForm } from '../games/game'
import { gameOf } from '../games/registry'
import { say } from '../i18n/i18n'
import { text, type Text } from '../i18n/text'
import { titleOf } from '../i18n/titleOf'
import { later } from '../later'
import { useLibrary } from '../stores/library'
import { useNotices } from '../stores/notices'
import { packName } from '../stores/place'
import { fileNameOf } from './fileName'

const loadPackJson = later(() => import('@shared/library/packJson'))

/** A level that the form can't say, and why. */
export interface Refusal {
  readonly title: string
  readonly faults: readonly Text[]
}

export interface Prepared {
  readonly files: readonly ExportFile[]
  readonly refusals: readonly Refusal[]
}

export const useExporting = defineStore('library.exporting', () => {
  const library = useLibrary()
  const notices = useNotices()
  /** What the dialog is about; nothing while it is closed. */
  const levels = shallowRef<readonly StoredLevel[]>([])
  /** Those of the first level's game. */
  const forms = shallowRef<readonly Pick<ExportForm<never>, 'id' | 'label'>[]>([])

  async function open(chosen: readonly StoredLevel[]): Promise<void> {
    const [first] = chosen
    if (first === undefined) return
    const { exportForms } = await gameOf(first.document).loadExchange()
    forms.value = exportForms.map(({ id, label }) => ({ id, label }))
    levels.value = chosen
  }
  function close(): void {
    levels.value = []
  }
  /** Every level by itself. */
  async function prepare(formId: string): Promise<Prepared> {
    const files: ExportFile[] = []
    const refusals: Refusal[] = []
    for (const { document } of levels.value) {
      const { exportForms } = await gameOf(document).loadExchange()
      const form = exportForms.find(({ id }) => id === formId)
      const title = titleOf(document)
      const made = await form?.files(document, fileNameOf(title))
      if (made?.ok === true) files.push(...made.value)
      else if (made !== undefined) refusals.push({ title, faults: made.error })
    }
    return { files, refusals }
  }
  async function preparePack(name: string): Promise<Prepared> {
    return { files: [await packFile(name, levels.value)], refusals: [] }
  }
  async function exportPack(pack: Pack): Promise<void> {
    await write([await packFile(say(packName(pack)), library.levelsOf(pack))])
  }
  /** @returns whether it was written; not where the dialog was closed */
  async function write(files: readonly ExportFile[]): Promise<boolean> {
    const result = await bridge.call('file.export', files)
    if (result === null) return false
    if (result.ok) {
      const { names, folder } = result
      notices.tell({ key: 'exports.done', count: names.length, values: { folder } })
    } else {
      const { code, message } = result
      notices.reportError(text('exports.refused'), text(`exportFault.${code}`, { message }))
    }
    return result.ok
  }

  return { levels, forms, open, close, prepare, preparePack, exportPack, write }
})

async function packFile(name: string, levels: readonly StoredLevel[]): Promise<ExportFile> {
  const { printPackJson } = await loadPackJson()
  const documents = levels.map(({ document }) => document)
  return { name: `${fileNameOf(name)}.${OWN_EXTENSION}`, content: printPackJson(name, documents) }
}
