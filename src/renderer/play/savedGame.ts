/**
 * Saves the game on screen in the record of its level. A built-in level that was changed has no
 * record until its copy is saved; the best result on it is held here until then.
 */
import { computed, shallowRef } from 'vue'
import type { LevelId } from '@shared/library/model'

interface Kept<B extends object, S extends object> {
  readonly code: string
  readonly best: B | null
  readonly session: S | null
}

interface Progress<K> {
  readonly of: (id: LevelId, code: string) => K
  readonly put: (id: LevelId, kept: K) => void
}

/** @param sessionOf the game to resume later; null where none is on screen */
export function useSavedGame<B extends object, S extends object>(
  progress: Progress<Kept<B, S>>,
  sessionOf: () => S | null,
) {
  const levelId = shallowRef<LevelId | null>(null)
  const code = shallowRef('')
  const waiting = shallowRef<B | null>(null)
  const best = computed(() =>
    levelId.value === null ? waiting.value : progress.of(levelId.value, code.value).best,
  )

  /** @returns the game on this board as it was left, or null */
  function begin(id: LevelId | null, board: string): S | null {
    levelId.value = id
    code.value = board
    waiting.value = null
    return id === null ? null : progress.of(id, board).session
  }
  /** The board now belongs to another level, a copy: the game continues and is saved there. */
  function belongTo(id: LevelId | null): void {
    const { value: waited } = waiting
    begin(id, code.value)
    keep(waited ?? best.value)
  }
  function keep(result: B | null = best.value): void {
    const session = sessionOf()
    if (session === null) return
    if (levelId.value === null) waiting.value = result
    else progress.put(levelId.value, { code: code.value, best: result, session })
  }

  return { levelId, code, best, begin, belongTo, keep }
}
