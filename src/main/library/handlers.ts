/** What the page may ask of the library. */
import type { Handlers } from '../ipc'
import type { Library } from './library'

export type LibraryHandlers = Pick<
  Handlers,
  Extract<keyof Handlers, `${'library' | 'pack' | 'record'}.${string}`>
>

export function libraryHandlers(library: Library): LibraryHandlers {
  return {
    'library.read': () => library.read(),
    'library.create': ({ documents, place }) => library.create(documents, place),
    'library.save': ({ id, history }) => library.save(id, history),
    'library.history': (id) => library.history(id),
    'library.snapshots': (id) => library.snapshots(id),
    'library.move': ({ ids, place }) => library.move(ids, place),
    'library.trash': (ids) => library.trash(ids),
    'library.restore': (ids) => library.restore(ids),
    'library.emptyTrash': () => library.emptyTrash(),
    'pack.create': (name) => library.createPack(name),
    'pack.rename': ({ id, name }) => library.renamePack(id, name),
    'pack.trash': (id) => library.trashPack(id),
    'record.readAll': (kind) => library.readRecords(kind),
    'record.write': (record) => library.writeRecord(record),
  }
}
