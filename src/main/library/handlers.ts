/** What the page may ask of the library. */
import type { Change, Library as LibraryState, LibraryChange } from '../../shared/library/model'
import { isRefusal, writeFailure } from '../files/writeAtomic'
import type { Handlers } from '../ipc'
import type { Library } from './library'
import { PartlyRefused } from './partialFailure'

export type LibraryHandlers = Pick<
  Handlers,
  Exclude<
    Extract<keyof Handlers, `${'library' | 'pack' | 'record'}.${string}`>,
    'library.createPart'
  >
>

export function libraryHandlers(library: Library): LibraryHandlers {
  return {
    'library.read': () => library.read(),
    'library.create': ({ documents, place }) => changeOf(library.create(documents, place)),
    'library.save': ({ id, history }) => library.save(id, history),
    'library.history': (id) => library.history(id),
    'library.snapshots': (id) => library.snapshots(id),
    'library.move': ({ ids, place }) => toldWith(library, library.move(ids, place)),
    'library.trash': (ids) => toldWith(library, library.trash(ids)),
    'library.restore': (ids) => toldWith(library, library.restore(ids)),
    'library.emptyTrash': () => toldWith(library, library.emptyTrash()),
    'pack.create': (name) => changeOf(library.createPack(name)),
    'pack.rename': ({ id, name }) => changeOf(library.renamePack(id, name)),
    'pack.trash': (id) => toldWith(library, library.trashPack(id)),
    'record.readAll': (kind) => library.readRecords(kind),
    'record.write': (record) => changeOf(library.writeRecord(record).then(() => null)),
  }
}

/** What the system refuses is an answer, too. */
async function changeOf<T>(change: Promise<T>): Promise<Change<T>> {
  try {
    return { ok: true, value: await change }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return writeFailure(error)
  }
}

/** So is how much of it was refused, and what is there then. */
async function toldWith(library: Library, change: Promise<LibraryState>): Promise<LibraryChange> {
  try {
    return { ok: true, value: await change }
  } catch (error) {
    const cause = error instanceof PartlyRefused ? error.cause : error
    if (!isRefusal(cause)) throw cause
    if (!(error instanceof PartlyRefused)) return { ...writeFailure(cause), partly: null }
    const { done, left } = error
    return { ...writeFailure(cause), partly: { done, left, library: await library.current() } }
  }
}
