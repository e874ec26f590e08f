/**
 * The one reader of levels: what a person, a judge or one of our own commands writes, any number
 * of levels at a time. Terminal, paste, drop, dialog and file association all come here. A form is
 * taken by what only it begins with or contains, so that the error of a broken text is that of the
 * form its writer meant.
 */
import type { GameId } from '../games/documents'
import { GAME_TEXTS } from '../games/texts'
import { err } from '../result'
import type { GameTexts, LevelTextFault, ReadEntry, ReadText } from './levelText'
import { readJsonLevels } from './readJsonLevels'

const LINE_END = /\r\n|\n|\r/

/**
 * Reads all levels of a text one by one, so that a bad one never keeps a good one out.
 *
 * @param text decoded; a byte-order mark at its start is no text
 * @param only levels of other games are faults then
 */
export function readLevels(text: string, only: GameId | null = null): readonly ReadText[] {
  const source = text.replace(/^\uFEFF/, '')
  const read = /^\s*[[{]/.test(source)
    ? readJsonLevels(source, readCode)
    : [isCodeList(source) ? readCodes(source) : readNumbers(source, only)]
  if (only === null) return read
  return read.map((part) => ({
    ...part,
    entries: part.entries.map((entry) => ofGame(entry, only)),
  }))
}

/** The game that a line is meant as a code of. */
function codeTextsOf(line: string): GameTexts | undefined {
  return Object.values(GAME_TEXTS).find((texts) => texts.isCode(line))
}

/** A code of any game; null where the text is none. */
function readCode(line: string): ReadEntry | null {
  const texts = codeTextsOf(line)
  return texts === undefined ? null : { document: texts.readCode(line) }
}

/** Codes, among lines that may be wrong; a text that begins with numbers is none. */
function isCodeList(source: string): boolean {
  const [first] = /\S[^\r\n]*/.exec(source) ?? ['']
  if (/^[\s\d+-]*$/.test(first)) return false
  return source.split(LINE_END).some((line) => codeTextsOf(line) !== undefined)
}

function readCodes(source: string): ReadText {
  const lines = source.split(LINE_END)
  const form = lines.map(codeTextsOf).find((texts) => texts !== undefined)?.codeForm ?? 'code'
  const entries = lines.flatMap((text, index): ReadEntry[] => {
    if (text.trim() === '') return []
    const { document } = readCode(text) ?? unknownForm(text.trim(), text.search(/\S/) + 1)
    const line = index + 1
    return [{ line, document: document.ok ? document : faultAt(document.error, line) }]
  })
  return { form, packName: null, entries }
}

/** Of the forms that fit, the one that reads the whole text; otherwise the one it is laid out as. */
function readNumbers(source: string, only: GameId | null): ReadText {
  const lines = headLines(source)
  const [[token = ''] = []] = lines
  if (token !== '' && !/^[+-]?\d+$/.test(token)) {
    const before = source.slice(0, source.search(/\S/)).split(LINE_END)
    const entry = unknownForm(token, (before.at(-1) ?? '').length + 1, before.length)
    return { form: 'contest', packName: null, entries: [entry] }
  }
  const games = only === null ? Object.values(GAME_TEXTS) : [GAME_TEXTS[only]]
  const byLayout = games
    .map(({ numbers }) => numbers)
    .sort((a, b) => Number(b.hasLayout(lines)) - Number(a.hasLayout(lines)))
  const read = byLayout.map((numbers) => readAs(numbers, source))
  const whole = read.find(({ entries }) => entries.every(({ document }) => document.ok))
  return whole ?? read[0] ?? { form: 'contest', packName: null, entries: [] }
}

function readAs({ form, read }: GameTexts['numbers'], source: string): ReadText {
  return { form, packName: null, entries: read(source) }
}

/** The words of the first lines that hold any: enough to detect the layout. */
function headLines(source: string): string[][] {
  return (/^(\s*\S[^\r\n]*){0,2}/.exec(source)?.[0] ?? '')
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/))
}

function faultAt(fault: LevelTextFault, line: number) {
  return err<LevelTextFault>({ ...fault, line })
}

function unknownForm(token: string, column: number, line = 1): ReadEntry {
  return { document: err({ code: 'no-known-form', token, line, column }) }
}

function ofGame(entry: ReadEntry, only: GameId): ReadEntry {
  const { document } = entry
  if (!document.ok || document.value.game === only) return entry
  const place = entry.line === undefined ? {} : { line: entry.line, column: 1 }
  return { document: err({ code: 'other-game', game: document.value.game, ...place }) }
}
