/** Files and texts become levels: each by itself, so that a bad one never keeps a good one out. */
import type { GameDocument } from '@shared/games/documents'
import type { OpenedFile } from '@shared/ipc/contract'
import { MAX_LEVELS } from '@shared/ipc/bounds'
import { isPackJson, parsePackJson } from '@shared/library/packJson'
import { shownText } from '@shared/text/shown'
import type { ReadText } from '../games/game'
import { text, type Text } from '../i18n/text'
import { faultText } from './faultText'

/** Tells which game a text is of, and reads it as such. */
export type ReadLevel = (text: string) => ReadText<GameDocument>

/** What became of one file. */
export interface ReadFile {
  readonly name: string
  /** What the text was taken for; null where there was no text. */
  readonly takenFor: Text | null
  readonly documents: readonly GameDocument[]
  /** A pack that its levels belong to. */
  readonly packName: string | null
  readonly faults: readonly Text[]
  /** Levels that the library has already, but for mirroring and the names of colours. */
  readonly twins: readonly Text[]
  /** There is nothing to import, and nothing wrong. */
  readonly note: Text | null
}

const NOTHING = {
  takenFor: null,
  documents: [],
  packName: null,
  faults: [],
  twins: [],
  note: null,
} as const

export function readFiles(files: readonly OpenedFile[], readLevel: ReadLevel): ReadFile[] {
  const names = new Set(files.map((file) => shownText(file.name)))
  return files.map((file) => {
    const name = shownText(file.name)
    if (!file.ok) return { ...NOTHING, name, faults: [faultText(file)] }
    const question = name.replace(/\.(out|ans)$/i, '.in')
    if (question !== name && names.has(question)) {
      return { ...NOTHING, name, note: text('imports.answer', { name: question }) }
    }
    return readFile(name, file.text, readLevel)
  })
}

/** A text without a file, such as one that is pasted. */
export function readPasted(source: string, readLevel: ReadLevel): ReadFile {
  return readSource('', source, readLevel)
}

/** A level that has no title is called as its file. */
function readFile(name: string, source: string, readLevel: ReadLevel): ReadFile {
  const read = readSource(name, source, readLevel)
  const title = name.replace(/\.\w+$/, '')
  const [only, ...more] = read.documents
  if (only === undefined || more.length > 0 || read.packName !== null) return read
  return { ...read, documents: [{ ...only, title: only.title ?? title }] }
}

function readSource(name: string, source: string, readLevel: ReadLevel): ReadFile {
  const lines = codeLines(source)
  if (lines.length > MAX_LEVELS) {
    return { ...NOTHING, name, faults: [text('imports.tooMany', { most: MAX_LEVELS })] }
  }
  if (isPackJson(source)) return readPack(name, source)
  return lines.length > 1 ? readLines(name, lines, readLevel) : readOne(name, readLevel(source))
}

function readOne(name: string, { takenFor, document }: ReadText<GameDocument>): ReadFile {
  return document.ok
    ? { ...NOTHING, name, takenFor, documents: [document.value] }
    : { ...NOTHING, name, takenFor, faults: [faultText(document.error)] }
}

/** One level code to a line. */
function readLines(name: string, lines: readonly Line[], readLevel: ReadLevel): ReadFile {
  const read = lines.map(({ line, source }) => ({ line, ...readLevel(source) }))
  return {
    ...NOTHING,
    name,
    takenFor: text('imports.codes'),
    documents: read.flatMap(({ document }) => (document.ok ? [document.value] : [])),
    faults: read.flatMap(({ line, document }) =>
      document.ok ? [] : [faultText({ ...document.error, line })],
    ),
  }
}

function readPack(name: string, source: string): ReadFile {
  const takenFor = text('imports.pack')
  const pack = parsePackJson(source)
  if (!pack.ok) return { ...NOTHING, name, takenFor, faults: [faultText(pack.error)] }
  const { levels } = pack.value
  return {
    ...NOTHING,
    name,
    takenFor,
    packName: pack.value.name,
    documents: levels.flatMap((level) => (level.ok ? [level.value] : [])),
    faults: levels.flatMap((level, index) =>
      level.ok ? [] : [text('imports.entry', { number: index + 1, fault: faultText(level.error) })],
    ),
  }
}

interface Line {
  readonly line: number
  readonly source: string
}

/** The lines, where all that hold anything look like level codes. */
function codeLines(source: string): readonly Line[] {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, source: line }))
    .filter((line) => line.source.trim() !== '')
  return lines.every((line) => /^[^{}[\]]+(\/[^{}[\]]*){4}$/.test(line.source)) ? lines : []
}
