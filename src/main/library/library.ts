/** The library on disk: one file for each level, a folder and a small order file for each pack. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { printLevelFile, readLevelFile, type GameDocument } from '../../shared/games/documents'
import { reconciled } from '../../shared/library/history'
import {
  historySchema,
  HOME_PACK_ID,
  type History,
  type LevelId,
  type Library as LibraryState,
  type Pack,
  type PackId,
  type Place,
  type SaveResult,
  type StoredLevel,
} from '../../shared/library/model'

interface PackFile {
  readonly name: string | null
  readonly order: readonly LevelId[]
}

export class Library {
  private packs: Pack[] = []
  private levels = new Map<LevelId, StoredLevel>()
  private queue: Promise<unknown> = Promise.resolve()

  /** @param folder the app's data folder */
  constructor(private readonly folder: string) {}

  read(): Promise<LibraryState> {
    return this.inTurn(async () => {
      await this.readAll()
      return this.state()
    })
  }

  create(documents: readonly GameDocument[], place: Place): Promise<StoredLevel[]> {
    return this.inTurn(async () => {
      await this.readAll()
      const created = documents.map((document) => ({ id: newId(), document }))
      for (const { id, document } of created) {
        await writeText(this.levelPath(place.packId, id), printLevelFile(document))
      }
      await this.insert(
        created.map(({ id }) => id),
        place,
      )
      await this.readAll()
      return created.flatMap(({ id }) => this.levels.get(id) ?? [])
    })
  }

  save(id: LevelId, history: History): Promise<SaveResult> {
    return this.inTurn(async (): Promise<SaveResult> => {
      const level = this.levels.get(id)
      if (level === undefined) return { ok: false, code: 'gone', message: id }
      const path = this.levelPath(level.packId, id)
      try {
        await writeText(this.historyPath(id), JSON.stringify(history))
        await writeText(path, printLevelFile(history.present))
        const { mtimeMs } = await stat(path)
        this.levels.set(id, { ...level, document: history.present, modified: mtimeMs })
        return { ok: true, modified: mtimeMs }
      } catch (error) {
        return { ok: false, code: 'failed', message: String(error) }
      }
    })
  }

  history(id: LevelId): Promise<History | null> {
    return this.inTurn(async () => {
      const level = this.levels.get(id)
      if (level === undefined) return null
      const text = await readFile(this.historyPath(id), 'utf8').catch(() => null)
      if (text === null) return null
      const written = (await stat(this.historyPath(id))).mtimeMs
      const history = historySchema.safeParse(JSON.parse(text))
      return history.success
        ? reconciled(history.data, level.document, level.modified >= written)
        : null
    })
  }

  move(ids: readonly LevelId[], place: Place): Promise<LibraryState> {
    return this.inTurn(async () => {
      for (const id of ids) {
        const level = this.levels.get(id)
        if (level === undefined || level.packId === place.packId) continue
        const target = this.levelPath(place.packId, id)
        await mkdir(dirname(target), { recursive: true })
        await rename(this.levelPath(level.packId, id), target)
      }
      await this.insert(ids, place)
      await this.readAll()
      return this.state()
    })
  }

  private async insert(ids: readonly LevelId[], { packId, before }: Place): Promise<void> {
    const pack = this.packs.find(({ id }) => id === packId)
    const rest = (pack?.levelIds ?? []).filter((id) => !ids.includes(id))
    const at = before === null ? -1 : rest.indexOf(before)
    const order = at < 0 ? [...rest, ...ids] : [...rest.slice(0, at), ...ids, ...rest.slice(at)]
    await this.writePack(packId, { name: pack?.name ?? null, order })
  }

  private async readAll(): Promise<void> {
    const root = join(this.folder, 'library')
    await mkdir(join(root, HOME_PACK_ID), { recursive: true })
    const folders = (await readdir(root, { withFileTypes: true })).filter((e) => e.isDirectory())
    this.levels.clear()
    this.packs = []
    for (const { name: packId } of folders) await this.readPack(packId)
  }

  private async readPack(packId: PackId): Promise<void> {
    const folder = join(this.folder, 'library', packId)
    const ids = (await readdir(folder))
      .filter((name) => name.endsWith('.json') && name !== 'pack.json')
      .map((name) => name.slice(0, -'.json'.length))
    for (const id of ids) {
      const path = this.levelPath(packId, id)
      const read = readLevelFile(await readFile(path, 'utf8'))
      if (!read.ok) continue
      const { mtimeMs } = await stat(path)
      this.levels.set(id, { id, packId, document: read.value.document, modified: mtimeMs })
    }
    const file = await readFile(join(folder, 'pack.json'), 'utf8').catch(() => '{}')
    const { name = null, order = [] } = JSON.parse(file) as Partial<PackFile>
    const known = order.filter((id) => this.levels.get(id)?.packId === packId)
    const rest = ids.filter((id) => this.levels.has(id) && !known.includes(id)).sort()
    this.packs.push({ id: packId, name, levelIds: [...known, ...rest] })
  }

  private async writePack(packId: PackId, file: PackFile): Promise<void> {
    const path = join(this.folder, 'library', packId, 'pack.json')
    await writeText(path, `${JSON.stringify(file, null, 2)}\n`)
  }

  private state(): LibraryState {
    return { packs: this.packs, levels: [...this.levels.values()], trash: [], faults: [] }
  }

  private levelPath(packId: PackId, id: LevelId): string {
    return join(this.folder, 'library', packId, `${id}.json`)
  }

  private historyPath(id: LevelId): string {
    return join(this.folder, 'history', `${id}.json`)
  }

  async trash(ids: readonly LevelId[]): Promise<LibraryState> {
    for (const id of ids) {
      const level = this.levels.get(id)
      if (level !== undefined) await rm(this.levelPath(level.packId, id))
    }
    return this.read()
  }

  /** One thing at a time: what is read is never half-written. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work)
    this.queue = result.catch(() => undefined)
    return result
  }
}

function newId(): LevelId {
  return randomUUID()
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, text)
}
