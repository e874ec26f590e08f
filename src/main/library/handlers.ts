/** What the page may ask of the library. */
import { clipboard } from 'electron'
import type { Handlers } from '../ipc'
import type { Library } from './library'

export type LibraryHandlers = Pick<
  Handlers,
  Extract<
    keyof Handlers,
    `${'library' | 'pack' | 'record'}.${string}` | 'file.export' | 'clipboard.readText'
  >
>

export function libraryHandlers(library: Library): LibraryHandlers {
  const refuse = () => Promise.reject(new Error('comes with the library'))
  return {
    'library.read': () => library.read(),
    'library.create': ({ documents, place }) => library.create(documents, place),
    'library.save': ({ id, history }) => library.save(id, history),
    'library.history': (id) => library.history(id),
    'library.snapshots': () => [],
    'library.move': ({ ids, place }) => library.move(ids, place),
    'library.trash': (ids) => library.trash(ids),
    'library.restore': refuse,
    'library.emptyTrash': refuse,
    'pack.create': refuse,
    'pack.rename': refuse,
    'pack.trash': refuse,
    'record.readAll': () => ({}),
    'record.write': () => undefined,
    'file.export': refuse,
    'clipboard.readText': () => clipboard.readText(),
  }
}
