/**
 * Edits that the page has made and not saved yet. The page saves by itself; this is for when it can't
 * any more: its process is gone, it hangs, or the system ends the app and its page at once.
 */
import { isEqual, edited, startHistory, withStep, type Edit } from '../shared/library/history'
import type { GameDocument } from '../shared/games/documents'
import type { History, LevelId, SaveResult } from '../shared/library/model'
import type { Writer } from './lastWrites'

/** What is needed of the library. */
export interface SavedLevels {
  history(id: LevelId): Promise<History | null>
  save(id: LevelId, history: History): Promise<SaveResult>
}

export interface MadeEdit {
  readonly id: LevelId
  readonly before: GameDocument
  readonly edit: Edit
}

export class UnsavedEdits implements Writer {
  private readonly unsaved = new Map<LevelId, History>()
  /** What the page goes on from: of the level that was opened or saved last. */
  private known: { readonly id: LevelId; readonly history: History } | null = null

  /** @param onLost hears of a level that could not be written at the end */
  constructor(
    private readonly levels: SavedLevels,
    private readonly onLost: (message: string) => void = () => undefined,
  ) {}

  add({ id, before, edit }: MadeEdit): void {
    const known = this.known?.id === id ? this.known.history : startHistory(before)
    const base = this.unsaved.get(id) ?? known
    const reached = isEqual(base.present, before) ? base : withStep(base, before)
    this.unsaved.set(id, edited(reached, edit))
  }

  async history(id: LevelId): Promise<History | null> {
    const history = await this.levels.history(id)
    if (history !== null) this.known = { id, history }
    return history
  }

  /** By the page's wish; what it sends is the newest. */
  async save(id: LevelId, history: History): Promise<SaveResult> {
    this.unsaved.set(id, history)
    const result = await this.levels.save(id, history)
    if (result.ok) {
      this.known = { id, history }
      if (this.unsaved.get(id) === history) this.unsaved.delete(id)
    }
    return result
  }

  get isIdle(): boolean {
    return this.unsaved.size === 0
  }

  /** Saves what the page did not; each is tried once. */
  async whenIdle(): Promise<void> {
    for (const [id, history] of [...this.unsaved]) {
      const result = await this.save(id, history)
      if (result.ok) continue
      this.unsaved.delete(id)
      this.onLost(`${history.present.title ?? id}: ${result.message}`)
    }
  }
}
