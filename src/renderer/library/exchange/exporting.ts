/** Exports levels as files: a form has files for each level, or a reason why not. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { invariant } from '@shared/invariant'
import { MAX_EXCHANGE_BYTES, MAX_LEVELS } from '@shared/ipc/bounds'
import { OWN_EXTENSION } from '@shared/library/model'
import type { ExportFile, Pack, StoredLevel } from '@shared/library/model'
import type { Game } from '../../games/game'
import { gameOf } from '../../games/registry'
import { say, titleOf } from '../../i18n/i18n'
import { text, type Text } from '../../i18n/text'
import { lazy } from '../../lazy'
import { useFileWriting } from '../../stores/fileWriting'
import { packName, useLibrary } from '../../stores/library'
import { useNotices } from '../../stores/notices'

const loadPackJson = lazy(() => import('@shared/library/packJson'))

/** Something to know about a level before anything is written. */
export interface Remark {
  readonly title: string
  readonly texts: readonly Text[]
}

/** A level that the form can't represent, and why. */
export interface Refusal extends Remark {
  /** Whether the form could represent it with its colours renumbered. */
  readonly canRenumber: boolean
}

export interface Prepared {
  readonly files: readonly ExportFile[]
  readonly refusals: readonly Refusal[]
  /** What to know about files that can be written. */
  readonly notes: readonly Remark[]
}

/** A form that at least one of the levels has. */
export interface OfferedForm {
  readonly id: string
  readonly label: Text
  /** How many of the levels have it. */
  readonly count: number
  /** The first game that has it. */
  readonly game: Text
}

export const useExporting = defineStore('library.exporting', () => {
  const library = useLibrary()
  const notices = useNotices()
  const writing = useFileWriting()
  /** The levels of the dialog; none while it is closed. */
  const levels = shallowRef<readonly StoredLevel[]>([])
  const forms = shallowRef<readonly OfferedForm[]>([])

  async function open(chosen: readonly StoredLevel[]): Promise<void> {
    if (chosen.length === 0) return
    if (chosen.length > MAX_LEVELS) {
      const detail = text('exportProgress.tooMany', { most: MAX_LEVELS })
      notices.reportError(text('exports.refused'), detail)
      return
    }
    forms.value = await formsFor(chosen)
    levels.value = chosen
  }
  function close(): void {
    levels.value = []
  }
  /**
   * Prepares the files of each level.
   *
   * @param renumbers whether to renumber the colours of levels that need it
   * @returns null if it was cancelled
   */
  function prepare(formId: string, renumbers: boolean): Promise<Prepared | null> {
    const form = forms.value.find(({ id }) => id === formId)
    invariant(form !== undefined, `${formId} is a form of these levels`)
    return writing.during((signal) =>
      prepareEach(levels.value, { form, renumbers }, signal, (done) => {
        writing.progress = { kind: 'preparing', done, total: levels.value.length }
      }),
    )
  }
  async function preparePack(name: string): Promise<Prepared> {
    return { files: [await packFile(name, levels.value)], refusals: [], notes: [] }
  }
  async function exportPack(pack: Pack): Promise<void> {
    await write([await packFile(say(packName(pack)), library.levelsOf(pack))])
  }
  /** @returns whether it was written; false if the dialog was closed */
  async function write(files: readonly ExportFile[]): Promise<boolean> {
    // No import would read a larger file.
    if (files.some(({ content }) => content.length > MAX_EXCHANGE_BYTES)) {
      const detail = text('exportProgress.tooLarge', { most: MAX_EXCHANGE_BYTES >> 20 })
      notices.reportError(text('exports.refused'), detail)
      return false
    }
    const result = await writing.write(files)
    if (result === null) return false
    if (result.ok) {
      const { names, folder } = result
      notices.report({ key: 'exports.done', count: names.length, values: { folder } })
    } else {
      const { code, message } = result
      notices.reportError(text('exports.refused'), text(`exportFault.${code}`, { message }))
    }
    return result.ok
  }

  return { levels, forms, open, close, prepare, preparePack, exportPack, write }
})

/** Levels between two reports of progress; a few levels have none. */
const REPORT_EVERY = 20

async function prepareEach(
  levels: readonly StoredLevel[],
  request: ExportRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Prepared | null> {
  const made: Prepared[] = []
  for (const [index, { document }] of levels.entries()) {
    if (signal.aborted) return null
    if (index % REPORT_EVERY === REPORT_EVERY - 1) onProgress(index)
    made.push(await prepareLevel(document, request))
  }
  return {
    files: made.flatMap(({ files }) => files),
    refusals: made.flatMap(({ refusals }) => refusals),
    notes: made.flatMap(({ notes }) => notes),
  }
}

async function packFile(name: string, levels: readonly StoredLevel[]): Promise<ExportFile> {
  const { printPackJson } = await loadPackJson()
  const documents = levels.map(({ document }) => document)
  return { name: `${fileNameOf(name)}.${OWN_EXTENSION}`, content: printPackJson(name, documents) }
}

/** The forms of every level's game, those of the first level first. */
async function formsFor(levels: readonly StoredLevel[]): Promise<OfferedForm[]> {
  const counts = new Map<Game, number>()
  for (const { document } of levels) {
    const game = gameOf(document)
    counts.set(game, (counts.get(game) ?? 0) + 1)
  }
  const offered = new Map<string, OfferedForm>()
  for (const [game, count] of counts) {
    const { exportForms } = await game.loadExchange()
    for (const { id, label } of exportForms) {
      const known = offered.get(id) ?? { id, label, count: 0, game: game.name }
      offered.set(id, { ...known, count: known.count + count })
    }
  }
  return [...offered.values()]
}

interface ExportRequest {
  readonly form: OfferedForm
  readonly renumbers: boolean
}

async function prepareLevel(
  document: GameDocument,
  { form: { id, game }, renumbers }: ExportRequest,
): Promise<Prepared> {
  const { exportForms, renumbered } = await gameOf(document).loadExchange()
  const form = exportForms.find((candidate) => candidate.id === id)
  const title = titleOf(document)
  const refused = (texts: readonly Text[], canRenumber = false): Prepared => ({
    files: [],
    refusals: [{ title, texts, canRenumber }],
    notes: [],
  })
  if (form === undefined) return refused([text('exports.otherGame', { game })])
  const fixed = form.wantsNumbers === true ? (renumbered?.(document) ?? null) : null
  const written = renumbers && fixed !== null ? fixed : document
  const made = await form.files(written, fileNameOf(title))
  if (!made.ok) return refused(made.error, fixed !== null && written === document)
  const { files, notes } = made.value
  return { files, refusals: [], notes: notes.length === 0 ? [] : [{ title, texts: notes }] }
}

const MAX_FILE_NAME_LENGTH = 100

/** A name for a file, without extension, from any title. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\.+$/, '')
    .slice(0, MAX_FILE_NAME_LENGTH)
    .trim()
  return name === '' ? 'level' : name
}
