/** Where things are below the data folder. Only ids become names, so nothing leads out of it. */
import { join, relative, sep } from 'node:path'
import { invariant } from '../../shared/invariant'
import type { RecordKind } from '../../shared/ipc/contract'
import { isId, type LevelId, type PackId } from '../../shared/library/model'

export const PACK_FILE_NAME = 'pack.json'
const EXTENSION = '.json'
/** How the folders of levels that wait begin. */
export const NEW_LEVELS = '.new-'

export class DataFolder {
  readonly packs: string
  readonly trash: string
  readonly histories: string
  readonly allSnapshots: string

  constructor(readonly root: string) {
    this.packs = join(root, 'library')
    this.trash = join(root, 'trash')
    this.histories = join(root, 'history')
    this.allSnapshots = join(root, 'snapshots')
  }

  pack(id: PackId): string {
    return join(this.packs, nameOf(id))
  }
  /** Where levels wait until all of them are written; no pack, by its name. */
  newLevels(id: string): string {
    return join(this.packs, `${NEW_LEVELS}${nameOf(id)}`)
  }
  packFile(id: PackId): string {
    return join(this.pack(id), PACK_FILE_NAME)
  }
  level(packId: PackId, id: LevelId): string {
    return join(this.pack(packId), fileNameOf(id))
  }
  trashed(id: LevelId): string {
    return join(this.trash, fileNameOf(id))
  }
  history(id: LevelId): string {
    return join(this.histories, fileNameOf(id))
  }
  snapshots(id: LevelId): string {
    return join(this.allSnapshots, nameOf(id))
  }
  records(kind: RecordKind): string {
    return join(this.root, kind)
  }
  record(kind: RecordKind, key: string): string {
    return join(this.records(kind), fileNameOf(key))
  }

  /** As it is shown: below the data folder, with `/`. */
  shown(path: string): string {
    return relative(this.root, path).split(sep).join('/')
  }
}

/** The id that a file is named after; null for a file of any other name. */
export function idOfFile(name: string): string | null {
  const id = name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : ''
  return isId(id) ? id : null
}

/** Also under a name that no level of the library can have, such as `Copy.JSON` or `a.json.`. */
export function looksLikeLevel(name: string): boolean {
  return /\.json[. ]*$/i.test(name)
}

function fileNameOf(id: string): string {
  return nameOf(id) + EXTENSION
}

function nameOf(id: string): string {
  invariant(isId(id), 'only an id becomes the name of a file')
  return id
}

/** Moments in names of files: sortable, and allowed on every system: `20261130T034000123Z`. */
const TIME_NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/

/** @param time milliseconds since 1970 */
export function printTimeName(time: number): string {
  return new Date(time).toISOString().replace(/[-:.]/g, '')
}

/** Milliseconds since 1970, or null. */
export function parseTimeName(text: string): number | null {
  const time = Date.parse(text.replace(TIME_NAME, '$1-$2-$3T$4:$5:$6.$7Z'))
  return TIME_NAME.test(text) && !Number.isNaN(time) ? time : null
}
