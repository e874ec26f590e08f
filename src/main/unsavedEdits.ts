/**
 * Edits that the page has made and not saved yet. The page saves automatically; this is for when it can't
 * any more: its process is gone, it hangs, or the system ends the app. A log-out ends all processes
 * at once, and Chromium then aborts main within some 50 ms: too little for a save, so that what is
 * unsaved is written to one file without waiting, and saved at the next start.
 */
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { GameDocument } from '../shared/games/documents'
import { isEqual, edited, startHistory, withStep, type Edit } from '../shared/library/history'
import {
  HOME_PACK_ID,
  type History,
  type LevelId,
  type Place,
  type SaveResult,
} from '../shared/library/model'
import { parseUnsavedFile, printUnsavedFile } from '../shared/library/storedFiles'
import { readText } from './files/readText'
import type { Writer } from './closing'
import { setAside } from './library/setAside'

const MAX_BYTES = 1 << 28

/** What is needed of the library. */
export interface SavedLevels {
  history(id: LevelId): Promise<History | null>
  save(id: LevelId, history: History): Promise<SaveResult>
  create(documents: readonly GameDocument[], place: Place): Promise<unknown>
}

export interface MadeEdit {
  readonly id: LevelId
  readonly before: GameDocument
  readonly edit: Edit
}

export class UnsavedEdits implements Writer {
  private readonly unsaved = new Map<LevelId, History>()
  /** The state that the page's edits start from: of the level that was opened or saved last. */
  private known: { readonly id: LevelId; readonly history: History } | null = null
  /** The file is there. */
  private isKept = false
  private isLastTryOver = false
  /** The page is about to close: what it can't save any more is not kept for it. */
  private isGivenUp = false

  /** @param onLost receives why a level could not be written at the end */
  constructor(
    private readonly path: string,
    private readonly levels: SavedLevels,
    private readonly onLost: (message: string) => void = () => undefined,
  ) {}

  /** A page is loaded, and what it edits counts. */
  startPage(): void {
    this.isGivenUp = false
  }

  add({ id, before, edit }: MadeEdit): void {
    if (this.isGivenUp) return
    const known = this.known?.id === id ? this.known.history : startHistory(before)
    const base = this.unsaved.get(id) ?? known
    const reached = isEqual(base.present, before) ? base : withStep(base, before)
    this.unsaved.set(id, edited(reached, edit))
    this.isLastTryOver = false
  }

  async history(id: LevelId): Promise<History | null> {
    const history = this.unsaved.get(id) ?? (await this.levels.history(id))
    if (history !== null) this.known = { id, history }
    return history
  }

  /** By the page's wish; what it sends is the newest. */
  async save(id: LevelId, history: History): Promise<SaveResult> {
    if (this.isGivenUp) return this.levels.save(id, history)
    this.unsaved.set(id, history)
    const result = await this.levels.save(id, history)
    if (result.ok) {
      this.known = { id, history }
      if (this.unsaved.get(id) === history) this.unsaved.delete(id)
      await this.forgetKept()
    }
    return result
  }

  /** Without waiting: what is unsaved is on disk when this returns. */
  keepNow(): void {
    if (this.unsaved.size === 0) return
    const levels = [...this.unsaved].map(([id, history]) => ({ id, history }))
    const temporary = `${this.path}.1`
    try {
      const file = openSync(temporary, 'w')
      writeFileSync(file, printUnsavedFile(levels))
      fsyncSync(file)
      closeSync(file)
      renameSync(temporary, this.path)
      this.isKept = true
    } catch (error) {
      this.onLost(String(error))
    }
  }

  /** At the start: what the app could not save before it ended. */
  async recover(): Promise<void> {
    const file = await readText(this.path, MAX_BYTES)
    if (!file.ok && file.error.code === 'not-found') return
    const read = file.ok ? parseUnsavedFile(file.value.text) : file
    if (!read.ok) {
      await setAside(this.path, Date.now())
      return
    }
    this.isKept = true
    for (const { id, history } of read.value) {
      const result = await this.save(id, history)
      // Its level is gone: it becomes a new one.
      if (result.ok || result.code !== 'gone') continue
      await this.levels.create([history.present], { packId: HOME_PACK_ID, before: null })
      this.unsaved.delete(id)
    }
    // What is saved must not come again, over what is made of it from now on.
    if (this.unsaved.size > 0) this.keepNow()
    else await this.forgetKept()
  }

  /** The page has left: what it has not saved its user gives up. */
  async giveUp(): Promise<void> {
    this.isGivenUp = true
    this.unsaved.clear()
    await this.forgetKept()
  }

  get isIdle(): boolean {
    return this.unsaved.size === 0 || this.isLastTryOver
  }

  /** Saves what the page did not; each is tried once. */
  async whenIdle(): Promise<void> {
    for (const [id, history] of [...this.unsaved]) {
      const result = await this.save(id, history)
      if (!result.ok) this.onLost(`${history.present.title ?? id}: ${result.message}`)
    }
    this.isLastTryOver = true
  }

  private async forgetKept(): Promise<void> {
    if (!this.isKept || this.unsaved.size > 0) return
    this.isKept = false
    await rm(this.path, { force: true }).catch(() => undefined)
  }
}
