/** A contest kit as files: `01.in` and `01.out` and so on, `kit.json` for programs, a README. */
import { fillIn } from '../../../messages/fault'
import type { Messages } from '../../../messages/en'
import { printContestAnswer, printContestText } from '../formats/contestText'
import { printLevelCode } from '../formats/levelCode'
import type { KitLevel, Purpose } from './kitTask'
import type { MistakeId } from './mistakes'
import type { Recipe } from './recipe'

export interface KitFile {
  readonly name: string
  readonly content: string
}

export type KitWords = Pick<Messages, 'kitReadme' | 'mistake'>

/** What may be said of a file: as it is proved when a kit is made, or checked. */
export interface ProvedFile {
  /** Without its extension. */
  readonly name: string
  readonly caught: readonly MistakeId[]
  readonly undecided: readonly MistakeId[]
}

const VERSION = 1

/** The files of a kit, the same for the same recipe. The README is in the language of `words`. */
export function kitFiles(
  recipe: Recipe,
  levels: readonly KitLevel[],
  words: KitWords,
): readonly KitFile[] {
  const named = namedLevels(levels)
  return [
    ...named.flatMap(({ name, setup, moves }) => [
      { name: `${name}.in`, content: printContestText(setup) },
      { name: `${name}.out`, content: printContestAnswer(moves) },
    ]),
    { name: 'kit.json', content: printKitJson(recipe, named) },
    { name: 'README.md', content: printReadme(recipe, named, words) },
  ]
}

export type NamedLevel = KitLevel & ProvedFile

/** Numbered from 01, with as many digits as the last number needs. */
export function namedLevels(levels: readonly KitLevel[]): readonly NamedLevel[] {
  const digits = Math.max(2, String(levels.length).length)
  return levels.map((level, index) => ({
    ...level,
    name: String(index + 1).padStart(digits, '0'),
  }))
}

/** The names of the files that catch a mistake, and of those of which it is not known. */
export function catchersOf(
  mistake: MistakeId,
  files: readonly ProvedFile[],
): { readonly caught: readonly string[]; readonly undecided: readonly string[] } {
  const namesOf = (part: 'caught' | 'undecided') =>
    files.filter((file) => file[part].includes(mistake)).map(({ name }) => name)
  return { caught: namesOf('caught'), undecided: namesOf('undecided') }
}

/** The same in words, such as `01 04`. */
export function catchersText(
  mistake: MistakeId,
  files: readonly ProvedFile[],
  { kitReadme: words }: KitWords,
): string {
  const { caught, undecided } = catchersOf(mistake, files)
  const text = caught.length === 0 ? words.none : caught.join(' ')
  if (undecided.length === 0) return text
  return fillIn(words.notKnown, { caught: text, files: undecided.join(' ') })
}

/** What a level is for, in words. */
export function purposeText(purpose: Purpose, { kitReadme, mistake }: KitWords): string {
  if (purpose.kind === 'mistake') return mistake[purpose.mistake]
  return fillIn(kitReadme.group, { number: String(purpose.group + 1) })
}

/** How many blocks a level has. */
export function blocksOf({ setup }: Pick<KitLevel, 'setup'>): number {
  return setup.stacks.flat().length
}

/** How many different colours a level has. */
export function coloursOf({ setup }: Pick<KitLevel, 'setup'>): number {
  return new Set(setup.stacks.flat()).size
}

/** Field names and order are those that scripts rely on. */
export function jsonOfLevel(level: NamedLevel): object {
  return {
    name: level.name,
    code: printLevelCode(level.setup),
    steps: level.setup.steps,
    blocks: blocksOf(level),
    colours: coloursOf(level),
    moves: level.moves?.map(({ x, y, g }) => [x, y, g]) ?? null,
    purpose: level.purpose,
    catches: level.caught,
    undecided: level.undecided,
    confirmed: level.isConfirmed,
  }
}

function printKitJson(recipe: Recipe, levels: readonly NamedLevel[]): string {
  const kit = {
    format: 'mayan-studio/contest-kit',
    version: VERSION,
    recipe,
    files: levels.map(jsonOfLevel),
  }
  return `${JSON.stringify(kit, null, 2)}\n`
}

function printReadme(recipe: Recipe, levels: readonly NamedLevel[], words: KitWords): string {
  const { kitReadme: readme, mistake: titles } = words
  const confirmed = levels.filter(({ isConfirmed }) => isConfirmed).map(({ name }) => name)
  const files = levels.map((level) => [
    level.name,
    String(level.setup.steps),
    String(blocksOf(level)),
    String(coloursOf(level)),
    level.moves === null ? readme.unsolvable : readme.solvable,
    purposeText(level.purpose, words),
  ])
  const mistakes = recipe.mistakes.map((id) => [titles[id], catchersText(id, levels, words)])
  const { file, blocks, colours, answer, purpose } = readme
  return [
    `# ${readme.title}`,
    fillIn(readme.intro, { seed: String(recipe.seed) }),
    fillIn(readme.confirmed, { files: confirmed.join(' ') || readme.none }),
    `## ${readme.files}`,
    printTable([[file, 'n', blocks, colours, answer, purpose], ...files]),
    ...(mistakes.length === 0
      ? []
      : [
          `## ${readme.mistakes}`,
          readme.mistakesText,
          printTable([[readme.mistake, readme.caughtBy], ...mistakes]),
        ]),
  ]
    .map((part) => `${part}\n`)
    .join('\n')
}

/** A Markdown table, its first row the head. */
function printTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
