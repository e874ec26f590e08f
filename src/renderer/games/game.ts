/** What a game brings to the app: its screen, and all that the library shows, reads and writes of it. */
import type { Component } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { ExportFile, StoredLevel } from '@shared/library/model'
import type { LevelCheck, Weight } from '@shared/packCheck/level'
import type { Result } from '@shared/result'
import type { Fault, Text } from '../i18n/text'
import type { Drawing } from '../level/canvas'
import type { Badge } from '../verify/badge'

/** A level in a form. */
export interface Exported {
  readonly files: readonly ExportFile[]
  /** What one should know before they are written. */
  readonly notes: readonly Text[]
}

/** A form a level can be given away in; games that share one give it the same id. */
export interface ExportForm<D> {
  readonly id: string
  readonly label: Text
  /** The level in this form, or why the form can't represent it. */
  files(document: D, name: string): Promise<Result<Exported, readonly Text[]>>
  /** Whether the level only lacks what `Exchange.renumbered` gives it. */
  readonly wantsNumbers?: boolean
}

/** How levels go out, and are checked before. */
export interface Exchange<D extends GameDocument = GameDocument> {
  /** The text of competitions, or what it can't say. */
  contestTextOf(document: D): Result<string, readonly Fault[]>
  /** With colours numbered as the contest has them; null where that is not what is wrong. */
  renumbered?(document: D): D | null
  readonly exportForms: readonly ExportForm<D>[]
  /** What the solver says of a level, however long that takes, or until it is given up. */
  check(document: D, signal: AbortSignal): Promise<LevelCheck>
}

/**
 * Reads a fact of a level. Taken from a method, as all members of `Game` that receive documents are
 * methods: so the description of one game is a `Game`, and the registry passes each only its own.
 */
export type FactOf<D extends GameDocument, Fact> = {
  of(level: StoredLevel & { readonly document: D }): Fact
}['of']

export interface Game<D extends GameDocument = GameDocument> {
  readonly name: Text
  /** For where there is little room. */
  readonly short: Text
  /** The screen of one level. */
  loadScreen(): Promise<Component>
  loadExchange(): Promise<Exchange<D>>
  /** What it adds to every screen: commands of its own, and their dialogs. */
  readonly Anywhere?: Component
  /** How a board is painted: in small in the library, in large for a picture. */
  drawingOf(document: D): Drawing
  blank(): D
  /** In a few signs, such as “n = 3”. */
  summaryOf(document: D): Text
  /** Called in the setup of a component; reactive: whether the player has solved it as it is now. */
  useSolved(): FactOf<D, boolean>
  useBadges(): FactOf<D, Badge>
  stepsOf(document: D): number
  weightOf(document: D): Weight
  /** Finds out more about how hard levels are; their weights follow. */
  weigh?(documents: readonly D[]): void
}
