/** Levels as files: each form says what it can't say of which level. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { printPackJson } from '@shared/library/packJson'
import type { ExportFile, Pack, StoredLevel } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { gameOf } from '../games/registry'
import { say } from '../i18n/i18n'
import { text, type Text } from '../i18n/text'
import { useLibrary } from '../stores/library'
import { useNotices } from '../stores/notices'
import { packName } from '../stores/place'
import { fileNameOf } from './fileName'

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

  function open(chosen: readonly StoredLevel[]): void {
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
      const form = gameOf(document).exportForms.find(({ id }) => id === formId)
      const title = document.title || say(text('card.untitled'))
      const made = await form?.files(document, fileNameOf(title))
      if (made?.ok === true) files.push(...made.value)
      else if (made !== undefined) refusals.push({ title, faults: made.error })
    }
    return { files, refusals }
  }
  function preparePack(name: string): Prepared {
    const documents = levels.value.map(({ document }) => document)
    const content = printPackJson(name, documents)
    return { files: [{ name: `${fileNameOf(name)}.json`, content }], refusals: [] }
  }
  async function exportPack(pack: Pack): Promise<void> {
    const name = say(packName(pack))
    const documents = library.levelsOf(pack).map(({ document }) => document)
    await write([{ name: `${fileNameOf(name)}.json`, content: printPackJson(name, documents) }])
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

  return { levels, open, close, prepare, preparePack, exportPack, write }
})
