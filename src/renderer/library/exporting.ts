/** Levels as files: each form says what it can't say of which level. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { MAX_EXCHANGE_BYTES, MAX_LEVELS } from '@shared/ipc/bounds'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import type { ExportFile, Pack, StoredLevel } from '@shared/library/model'
import type { ExportForm } from '../games/game'
import { gameOf } from '../games/registry'
import { say } from '../i18n/i18n'
import { text, type Text } from '../i18n/text'
import { titleOf } from '../i18n/titleOf'
import { later } from '../later'
import { useFileWriting } from '../stores/fileWriting'
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
  const writing = useFileWriting()
  /** What the dialog is about; nothing while it is closed. */
  const levels = shallowRef<readonly StoredLevel[]>([])
  /** Those of the first level's game. */
  const forms = shallowRef<readonly Pick<ExportForm<never>, 'id' | 'label'>[]>([])

  async function open(chosen: readonly StoredLevel[]): Promise<void> {
    const [first] = chosen
    if (first === undefined) return
    if (chosen.length > MAX_LEVELS) {
      const detail = text('exportProgress.tooMany', { most: MAX_LEVELS })
      notices.reportError(text('exports.refused'), detail)
      return
    }
    const { exportForms } = await gameOf(first.document).loadExchange()
    forms.value = exportForms.map(({ id, label }) => ({ id, label }))
    levels.value = chosen
  }
  function close(): void {
    levels.value = []
  }
  /** Every level by itself. */
  function prepare(formId: string): Promise<Prepared> {
    return writing.during((signal) =>
      prepareEach(levels.value, formId, signal, (done) => {
        writing.progress = { kind: 'preparing', done, total: levels.value.length }
      }),
    )
  }
  async function preparePack(name: string): Promise<Prepared> {
    return { files: [await packFile(name, levels.value)], refusals: [] }
  }
  async function exportPack(pack: Pack): Promise<void> {
    await write([await packFile(say(packName(pack)), library.levelsOf(pack))])
  }
  /** @returns whether it was written; not where the dialog was closed */
  async function write(files: readonly ExportFile[]): Promise<boolean> {
    // What no import would read is not written.
    if (files.some(({ content }) => content.length > MAX_EXCHANGE_BYTES)) {
      const detail = text('exportProgress.tooLarge', { most: MAX_EXCHANGE_BYTES >> 20 })
      notices.reportError(text('exports.refused'), detail)
      return false
    }
    const result = await writing.write(files)
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

/** Of some levels no progress is shown. */
const REPORT_EVERY = 20

/** Nothing where it is given up. */
async function prepareEach(
  levels: readonly StoredLevel[],
  formId: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Prepared> {
  const files: ExportFile[] = []
  const refusals: Refusal[] = []
  for (const [index, { document }] of levels.entries()) {
    if (signal.aborted) return { files: [], refusals: [] }
    if (index % REPORT_EVERY === REPORT_EVERY - 1) onProgress(index)
    const { exportForms } = await gameOf(document).loadExchange()
    const form = exportForms.find(({ id }) => id === formId)
    const title = titleOf(document)
    const made = await form?.files(document, fileNameOf(title))
    if (made?.ok === true) files.push(...made.value)
    else if (made !== undefined) refusals.push({ title, faults: made.error })
  }
  return { files, refusals }
}

async function packFile(name: string, levels: readonly StoredLevel[]): Promise<ExportFile> {
  const { printPackJson } = await loadPackJson()
  const documents = levels.map(({ document }) => document)
  return { name: `${fileNameOf(name)}.${OWN_EXTENSION}`, content: printPackJson(name, documents) }
}
