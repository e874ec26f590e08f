/**
 * Copies that replace levels which were changed and can't be saved: built-in levels, and levels that
 * the library no longer has. One for each such level.
 */
import type { GameDocument } from '@shared/games/documents'
import { invariant } from '@shared/invariant'
import type { LevelId, StoredLevel, WriteRefusal } from '@shared/library/model'
import { refusalOf } from '../api/writeRefused'
import { titleOf } from '../i18n/i18n'
import { text } from '../i18n/text'
import { useLibrary } from './library'
import { useToasts } from './toasts'

/** Everything that is done to the original from now on belongs to its copy. */
type CopyListener = (original: LevelId, copy: StoredLevel) => void

export function useBuiltInCopies() {
  const library = useLibrary()
  const toasts = useToasts()
  const inProgress = new Set<LevelId>()
  const listeners = new Set<CopyListener>()

  function isBuiltIn(id: LevelId): boolean {
    return library.isReadOnly(library.levels.get(id)?.packId ?? '')
  }
  function isInProgress(original: LevelId): boolean {
    return inProgress.has(original)
  }
  async function create(
    original: LevelId,
    document: GameDocument,
  ): Promise<StoredLevel | WriteRefusal> {
    inProgress.add(original)
    const created = await library.create([document]).catch(refusalOf)
    inProgress.delete(original)
    if ('code' in created) return created
    const [copy] = created
    invariant(copy !== undefined, 'creating a level returns it')
    return copy
  }
  /** For as long as the page lives. */
  function onCopied(listener: CopyListener): void {
    listeners.add(listener)
  }
  function notifyCopied(original: LevelId, copy: StoredLevel): void {
    for (const listener of listeners) listener(original, copy)
    if (isBuiltIn(original)) return
    toasts.show(text('status.kept-as-new', { title: titleOf(copy.document) }))
  }

  return { isBuiltIn, isInProgress, create, onCopied, notifyCopied }
}
