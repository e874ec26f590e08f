/** The levels opened last, the latest first: recent.json in the data folder. */
import { MOST_RECENT_LEVELS } from '../shared/ipc/bounds'
import { isId, type LevelId } from '../shared/library/model'
import { readJsonNow } from './files/readText'
import { SerialQueue } from './files/concurrency'
import { writeAtomic } from './files/writeAtomic'

export class RecentLevels {
  private ids: readonly LevelId[]
  private readonly queue = new SerialQueue()

  constructor(private readonly path: string) {
    this.ids = readIds(path)
  }

  get current(): readonly LevelId[] {
    return this.ids
  }

  async keep(ids: readonly LevelId[]): Promise<void> {
    if (ids.join() === this.ids.join()) return
    this.ids = ids
    // A convenience: where it can't be kept, nothing is lost.
    await this.queue
      .run(() => writeAtomic(this.path, `${JSON.stringify({ levels: ids }, null, 2)}\n`))
      .catch(() => undefined)
  }

  get isIdle(): boolean {
    return this.queue.isIdle
  }
  whenIdle(): Promise<void> {
    return this.queue.whenIdle()
  }
}

/** What is not as it should be is passed over. */
function readIds(path: string): LevelId[] {
  const { levels } = (readJsonNow(path) ?? {}) as { levels?: unknown }
  const ids = Array.isArray(levels) ? (levels as unknown[]) : []
  return ids
    .filter((id): id is LevelId => typeof id === 'string' && isId(id))
    .slice(0, MOST_RECENT_LEVELS)
}
