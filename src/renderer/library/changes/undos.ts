/** The undo steps of the library. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { WriteRefused } from '../../api/writeRefused'
import { text, type Text } from '../../i18n/text'
import { useToasts } from '../../stores/toasts'

type Undo = () => Promise<void>

const MAX_UNDOS = 50

export const useUndos = defineStore('library.undos', () => {
  const toasts = useToasts()
  const undos = shallowRef<readonly Undo[]>([])
  const canUndo = computed(() => undos.value.length > 0)

  async function undo(): Promise<void> {
    const last = undos.value.at(-1)
    if (last === undefined) return
    undos.value = undos.value.slice(0, -1)
    toasts.dismiss()
    try {
      await last()
    } catch (reason) {
      // Undo can be retried after the disk has refused it.
      keep(last)
      throw reason
    }
    toasts.show(text('library.undone'))
  }
  function keep(back: Undo): void {
    undos.value = [...undos.value, back].slice(-MAX_UNDOS)
  }
  /** Reports a change, and offers to undo it. */
  function report(message: Text, back: Undo): void {
    keep(back)
    toasts.show(message, { label: text('library.undo'), run: undo })
  }
  /** For `catch`: a change that the disk refused in part can be undone, too. */
  function keepIfPartial(back: Undo): (reason: unknown) => never {
    return (reason) => {
      if (reason instanceof WriteRefused && reason.part !== null) keep(back)
      throw reason
    }
  }
  return { canUndo, undo, report, keepIfPartial }
})
