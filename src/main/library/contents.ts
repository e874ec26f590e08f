/** What was read of the library, kept in step with the disk by whoever changes it. */
import { rm } from 'node:fs/promises'
import {
  comparePacks,
  type LevelId,
  type Library,
  type LibraryFault,
  type PackId,
  type StoredLevel,
} from '../../shared/library/model'
import type { PackFile, TrashEntry } from '../../shared/library/storedFiles'
import { exists } from '../files/folders'

export interface Contents {
  /** The order also names levels that are in the trash or can't be read: their place is kept. */
  readonly packs: Map<PackId, PackFile>
  readonly levels: Map<LevelId, StoredLevel>
  readonly trash: Map<LevelId, TrashEntry>
  readonly faults: LibraryFault[]
  /** Packs whose file is not ours to write: of a newer version, or one that could not be moved. */
  readonly lockedPacks: Set<PackId>
  readonly unwanted: UnwantedFiles
}

export function emptyContents(): Contents {
  return {
    packs: new Map(),
    levels: new Map(),
    trash: new Map(),
    faults: [],
    lockedPacks: new Set(),
    unwanted: new UnwantedFiles(),
  }
}

/** As the page sees it: packs by name after the home pack, the newest of the trash first. */
export function libraryOf({ packs, levels, trash, faults }: Contents): Library {
  const isThere = (packId: PackId) => (id: LevelId) => levels.get(id)?.packId === packId
  return {
    packs: [...packs]
      .map(([id, { name, order }]) => ({ id, name, levelIds: order.filter(isThere(id)) }))
      .sort(comparePacks),
    levels: [...levels.values()].sort((a, b) => compare([a.id], [b.id])),
    trash: [...trash.values()]
      .sort((a, b) => compare([b.trashed, a.position, a.id], [a.trashed, b.position, b.id]))
      .map(({ packName: _name, position: _position, ...level }) => level),
    faults: [...faults].sort((a, b) => compare([a.file], [b.file])),
  }
}

/**
 * `ids`, in their order, put before a level of the order or at its end. Where that level is one of
 * them, it is the next one after it that counts.
 */
export function withInserted(
  order: readonly LevelId[],
  ids: readonly LevelId[],
  before: LevelId | null,
): LevelId[] {
  const moved = new Set(ids)
  const stays = (id: LevelId) => !moved.has(id)
  const at = before === null ? -1 : order.indexOf(before)
  if (at < 0) return [...order.filter(stays), ...ids]
  return [...order.slice(0, at).filter(stays), ...ids, ...order.slice(at).filter(stays)]
}

/** By the first element that differs. */
function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? left
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}

/**
 * Files that should be gone and that the system did not let go. It is tried again before each change,
 * so that what was undone does not come back at the next start.
 */
export class UnwantedFiles {
  /** Each with whether it has become something that is to stay. */
  private readonly files = new Map<string, () => boolean>()

  /** Now, or later. */
  async remove(path: string, isWanted: () => boolean): Promise<void> {
    if (!(await isRemoved(path))) this.files.set(path, isWanted)
  }

  async removeAll(): Promise<void> {
    for (const [path, isWanted] of [...this.files]) {
      if (isWanted() || (await isRemoved(path))) this.files.delete(path)
    }
  }
}

async function isRemoved(path: string): Promise<boolean> {
  await rm(path, { force: true }).catch(() => undefined)
  return !(await exists(path))
}
