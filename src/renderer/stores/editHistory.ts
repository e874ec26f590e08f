/** Undo and redo of one document, as reactive state; its owner is notified of every change. */
import { computed, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { withWord, type Word } from '@shared/games/words'
import { edited, type Edit } from '@shared/library/history'
import type { History } from '@shared/library/model'

/** `before`: the document that was edited. */
export type OnEdit = (history: History, edit: Edit, before: GameDocument) => void

export function useEditHistory(onEdit: OnEdit) {
  const history = shallowRef<History | null>(null)
  /** What the last step was about, while further changes of the same may join it. */
  let openStep: string | null = null

  const document = computed(() => history.value?.present ?? null)
  const undoCount = computed(() => history.value?.past.length ?? 0)
  const redoCount = computed(() => history.value?.future.length ?? 0)

  /** Another document, with the steps that led to it; null for none. */
  function begin(from: History | null): void {
    history.value = from
    endStep()
  }
  /**
   * One undoable step.
   *
   * @param about changes about the same thing that follow each other, such as the letters of a
   *   title, are one step, until `endStep`
   */
  function change(changed: GameDocument, about: string | null = null): void {
    const now = history.value
    if (now === null || changed === now.present) return
    const joins = about !== null && about === openStep
    openStep = about
    apply({ kind: joins ? 'lastStep' : 'step', document: changed })
  }
  function setWord(word: Word, value: string): void {
    if (document.value !== null) change(withWord(document.value, word, value), word)
  }
  function endStep(): void {
    openStep = null
  }
  function undo(): void {
    endStep()
    apply({ kind: 'undo' })
  }
  function redo(): void {
    endStep()
    apply({ kind: 'redo' })
  }
  function apply(edit: Edit): void {
    const now = history.value
    if (now === null) return
    const to = edited(now, edit)
    if (to === now) return
    history.value = to
    onEdit(to, edit, now.present)
  }

  return { history, document, undoCount, redoCount, begin, change, setWord, endStep, undo, redo }
}
