/**
 * The library as main keeps it on disk and the page sees it: packs of levels in an order, one file
 * for each level; what was thrown away; and the files that could not be read. Plain data; what main checks it with is in
 * modelSchemas.ts, so that the page need not load it.
 */
import type { GameDocument, LevelFileError } from '../games/documents'

/** The app's own kind of file: levels and packs of any game as JSON, opened by a double click. */
export const OWN_EXTENSION = 'mayan'
export const OWN_MIME_TYPE = 'application/x-mayan-studio+json'

/** Names of files and folders: lower-case letters, digits and hyphens. */
export const ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,63}$/
/** Whether a text can be the name of a level or pack, and of its file. */
export function isId(text: string): boolean {
  return ID_PATTERN.test(text)
}
export type LevelId = string
export type PackId = string

/** The pack that new and imported levels go to where no other is said; it always exists. */
export const HOME_PACK_ID: PackId = 'my-levels'
/** The built-in pack: it is not on disk and can't be changed. */
export const STARTER_PACK_ID: PackId = 'starter'

export const MAX_PACK_NAME_LENGTH = 100

export interface Pack {
  readonly id: PackId
  /** Null for a pack whose name is the app's own and translated. */
  readonly name: string | null
  /** In the order the designer gave them. */
  readonly levelIds: readonly LevelId[]
}

/** By name, after the home pack. */
export function comparePacks(a: PackName, b: PackName): number {
  const key = ({ id, name }: PackName) => [id === HOME_PACK_ID ? '0' : '1', name ?? id, id]
  const [left, right] = [key(a), key(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at < 0 ? 0 : (left[at] ?? '') < (right[at] ?? '') ? -1 : 1
}
type PackName = Pick<Pack, 'id' | 'name'>

export interface StoredLevel {
  readonly id: LevelId
  readonly packId: PackId
  readonly document: GameDocument
  /** Milliseconds since 1970, when its file was last written. */
  readonly modified: number
}

export interface TrashedLevel extends StoredLevel {
  /** Milliseconds since 1970. */
  readonly trashed: number
}

/** Why a file of the library is not shown; the codes are those of the `fault` messages. */
export type LibraryFileError =
  | LevelFileError
  | { readonly code: 'not-readable' | 'not-a-file' | 'too-large' | 'not-text' }
  /** Names are lower-case letters, digits and hyphens; or another level has the name already. */
  | { readonly code: 'wrong-name' | 'name-taken' }
  /** Not in the folder of a pack, a folder in such a folder, or a link to a folder. */
  | { readonly code: 'wrong-place' | 'linked-folder' }
  | { readonly code: 'not-a-pack-file' | 'not-a-trash-file' | 'wrong-content' }
  /** Set aside by an earlier start; it could be read now. */
  | { readonly code: 'set-aside' }

/** A file of the library that holds no level that can be shown. It is never overwritten. */
export interface LibraryFault {
  /** Below the data folder, with `/`. */
  readonly file: string
  /** Where it was set aside; null where it was left as it is. */
  readonly movedTo: string | null
  readonly error: LibraryFileError
}

export interface Library {
  readonly packs: readonly Pack[]
  readonly levels: readonly StoredLevel[]
  readonly trash: readonly TrashedLevel[]
  readonly faults: readonly LibraryFault[]
}

/**
 * What another program did to a level while the app ran. Nothing of it is lost: what it wrote and what
 * it replaced are earlier versions of the level, what can't be read is set aside, and what it deleted
 * is in the trash.
 */
export type OutsideChange =
  /** Its file holds something else now, which is the level. */
  | { readonly kind: 'changed'; readonly id: LevelId; readonly document: GameDocument }
  /** The same, met by a save, which has replaced it. */
  | { readonly kind: 'overwritten'; readonly id: LevelId; readonly document: GameDocument }
  | { readonly kind: 'added' | 'deleted' | 'unreadable'; readonly id: LevelId }

/** The library after others have changed it. */
export interface ChangedOutside {
  readonly library: Library
  readonly changes: readonly OutsideChange[]
}

/** Where levels go: before another level of the pack, or at its end. */
export interface Place {
  readonly packId: PackId
  readonly before: LevelId | null
}

/** The steps of editing a level, oldest first, around the document that is there now. */
export interface History {
  readonly past: readonly GameDocument[]
  readonly present: GameDocument
  /** Undone, the next to be redone first. */
  readonly future: readonly GameDocument[]
}

export interface Snapshot {
  /** Milliseconds since 1970. */
  readonly taken: number
  /** Kept because another program changed the level's file: what it wrote, or what it replaced. */
  readonly isOutside: boolean
  readonly document: GameDocument
}

/** Why a file could not be written. */
export const WRITE_FAULTS = ['no-space', 'not-permitted', 'read-only', 'gone', 'failed'] as const
export type WriteFault = (typeof WRITE_FAULTS)[number]

export interface WriteRefusal {
  readonly ok: false
  readonly code: WriteFault
  /** As the system said it. */
  readonly message: string
}

export type SaveResult = { readonly ok: true; readonly modified: number } | WriteRefusal

/** A change of the library: what is there now, or why nothing was changed. */
export type Change<T> = { readonly ok: true; readonly value: T } | WriteRefusal

/** A change of levels: where only a part of it could be done, how much it was. */
export type LibraryChange =
  | { readonly ok: true; readonly value: Library }
  /** `partly` is null where nothing was changed. */
  | (WriteRefusal & { readonly partly: PartOfChange | null })

export interface PartOfChange {
  /** Levels to which it has happened; where it is all of them, it is their pack that could not go. */
  readonly done: number
  /** Levels that are as they were. */
  readonly left: number
  /** What is there now. */
  readonly library: Library
}

/** A file to be written by the user's wish: text or bytes. */
export interface ExportFile {
  /** With its extension. */
  readonly name: string
  readonly content: string | Uint8Array
}

/** A file, or a piece of its text that is continued in the next part. */
export interface ExportPart extends ExportFile {
  readonly goesOn?: boolean | undefined
}

export type ExportResult =
  | { readonly ok: true; readonly folder: string; readonly names: readonly string[] }
  | WriteRefusal
  /** The dialog was closed. */
  | null
