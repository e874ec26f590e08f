/** Undo and redo of one document, as reactive state; who keeps it is told of every change. */
import { computed, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { withWord, type Word } from '@shared/games/words'
import { redone, undone, withLastStep, withStep } from '@shared/library/history'
import type { History } from '@shared/library/model'

export function useEditHistory(onChange: (history: History) => void) {
  const history = shallowRef<History | null>(null)
  /** What the last step was about, as long as more of the same belongs to it. */
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
    const goesOn = about !== null && about === openStep
    openStep = about
    set(goesOn ? withLastStep(now, changed) : withStep(now, changed))
  }
  function setWord(word: Word, value: string): void {
    if (document.value !== null) change(withWord(document.value, word, value), word)
  }
  function endStep(): void {
    openStep = null
  }
  function undo(): void {
    endStep()
    if (history.value !== null) set(undone(history.value))
  }
  function redo(): void {
    endStep()
    if (history.value !== null) set(redone(history.value))
  }
  function set(to: History): void {
    if (to === history.value) return
    history.value = to
    onChange(to)
  }

  return { history, document, undoCount, redoCount, begin, change, setWord, endStep, undo, redo }
}
