/** Reads levels from files and texts, one by one: a bad one does not affect the others. */
import type { GameDocument } from '@shared/games/documents'
import type { OpenedFile } from '@shared/ipc/contract'
import { MAX_LEVELS } from '@shared/ipc/bounds'
import { MAX_PACK_NAME_LENGTH } from '@shared/library/model'
import { questionsByAnswer } from '@shared/reading/folders'
import type { ReadText } from '@shared/reading/levelText'
import { readLevels } from '@shared/reading/readLevels'
import { shownText } from '@shared/text/shown'
import { faultText, text, type Text } from '../../i18n/text'

/** The result for one file, or for one of the packs in it. */
export interface ReadFile {
  readonly name: string
  /** The form that was recognized; null if there was no text. */
  readonly takenFor: Text | null
  readonly documents: readonly GameDocument[]
  /** The pack that its levels belong to. */
  readonly packName: string | null
  /** Whether the pack is the folder that contains the file. */
  readonly isOfFolder: boolean
  readonly faults: readonly Text[]
  /** Levels that the library has already, apart from mirroring and renamed colours. */
  readonly twins: readonly Text[]
  /** Something to know; nothing is wrong. */
  readonly note: Text | null
}

const NOTHING = {
  takenFor: null,
  documents: [],
  packName: null,
  isOfFolder: false,
  faults: [],
  twins: [],
  note: null,
} as const

/** Answers beside their questions are skipped; the files of a folder are a pack. */
export function readFiles(files: readonly OpenedFile[]): ReadFile[] {
  const pathOf = ({ folder, name }: OpenedFile) =>
    folder === undefined ? name : `${folder}/${name}`
  const questions = questionsByAnswer(files.map(pathOf))
  return files.flatMap((file): ReadFile[] => {
    const name = shownText(pathOf(file))
    if (!file.ok) return [{ ...NOTHING, name, faults: [faultText(file)] }]
    const question = questions.get(pathOf(file))
    if (question !== undefined) {
      return [{ ...NOTHING, name, note: text('imports.answer', { name: shownText(question) }) }]
    }
    const folder = file.folder === undefined ? null : packNameOf(file.folder)
    return readSource(name, file.text).map((read) => ({
      ...read,
      documents: titled(read, file.name),
      packName: read.packName ?? folder,
      isOfFolder: read.packName === null && folder !== null,
    }))
  })
}

/** A text without a file, such as one that is pasted. */
export function readPasted(source: string): ReadFile[] {
  return readSource('', source)
}

/** A single level without a title is named after its file. */
function titled({ documents, packName }: ReadFile, name: string): readonly GameDocument[] {
  const [only, ...more] = documents
  if (only === undefined || more.length > 0 || packName !== null) return documents
  const title = shownText(name.replace(/^.*\//, '').replace(/\.\w+$/, ''))
  return [{ ...only, title: only.title ?? title }]
}

function packNameOf(folder: string): string | null {
  return shownText(folder).trim().slice(0, MAX_PACK_NAME_LENGTH) || null
}

function readSource(name: string, source: string): ReadFile[] {
  const read = readLevels(source)
  if (read.reduce((count, { entries }) => count + entries.length, 0) > MAX_LEVELS) {
    return [{ ...NOTHING, name, faults: [text('imports.tooMany', { most: MAX_LEVELS })] }]
  }
  return read.map((one) => ({ ...NOTHING, name, ...wordsOf(one) }))
}

function wordsOf(read: ReadText) {
  const { form, packName, entries } = read
  const isCodes = form.endsWith('code') && entries.length > 1
  const renumbered = entries.flatMap(({ renumberedAbove = [] }) => renumberedAbove)
  const [most = 0] = renumbered
  return {
    takenFor: isCodes ? text('imports.codes') : text(`form.${form}`),
    packName,
    documents: entries.flatMap(({ document }) => (document.ok ? [document.value] : [])),
    faults: entries.flatMap(({ document }, index) => {
      if (document.ok) return []
      const fault = faultText(document.error)
      const isPlaced = document.error.line !== undefined || entries.length === 1
      return [isPlaced ? fault : text('imports.entry', { number: index + 1, fault })]
    }),
    note:
      renumbered.length > 0
        ? ({ key: 'imports.renumbered', count: renumbered.length, values: { most } } as const)
        : null,
  }
}
