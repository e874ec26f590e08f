/**
 * Copies that take the place of levels that were changed and can't be saved: built-in ones, and ones
 * that the library no longer has. One for each such level.
 */
import type { GameDocument } from '@shared/games/documents'
import { invariant } from '@shared/invariant'
import type { LevelId, StoredLevel, WriteRefusal } from '@shared/library/model'
import { refusalOf } from '../api/writeRefused'
import { text } from '../i18n/text'
import { titleOf } from '../i18n/titleOf'
import { useLibrary } from './library'
import { useToasts } from './toasts'

/** Everything that is done to the original from now on belongs to its copy. */
type HearOfCopy = (original: LevelId, copy: StoredLevel) => void

export function useBuiltInCopies() {
  const library = useLibrary()
  const toasts = useToasts()
  const beingMade = new Set<LevelId>()
  const hearers = new Set<HearOfCopy>()

  function isBuiltIn(id: LevelId): boolean {
    return library.isReadOnly(library.levels.get(id)?.packId ?? '')
  }
  function isBeingMade(original: LevelId): boolean {
    return beingMade.has(original)
  }
  async function make(
    original: LevelId,
    document: GameDocument,
  ): Promise<StoredLevel | WriteRefusal> {
    beingMade.add(original)
    const created = await library.create([document]).catch(refusalOf)
    beingMade.delete(original)
    if ('code' in created) return created
    const [copy] = created
    invariant(copy !== undefined, 'a level that is created is told')
    return copy
  }
  /** For as long as the page lives. */
  function whenMade(hear: HearOfCopy): void {
    hearers.add(hear)
  }
  function tellMade(original: LevelId, copy: StoredLevel): void {
    for (const hear of hearers) hear(original, copy)
    if (isBuiltIn(original)) return
    toasts.show(text('status.kept-as-new', { title: titleOf(copy.document) }))
  }

  return { isBuiltIn, isBeingMade, make, whenMade, tellMade }
}
