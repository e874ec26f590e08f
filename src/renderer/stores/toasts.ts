/** The message that offers an action, such as undo, and expires. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Text } from '../i18n/text'
import { useNotices } from './notices'

export interface Toast {
  readonly id: number
  readonly message: Text
  readonly action: ToastAction | null
}

export interface ToastAction {
  readonly label: Text
  readonly run: () => void | Promise<void>
}

export const useToasts = defineStore('toasts', () => {
  const notices = useNotices()
  const toast = shallowRef<Toast | null>(null)
  let lastId = 0

  /** Replaces the one before, and is read out. */
  function show(message: Text, action: ToastAction | null = null): void {
    toast.value = { id: ++lastId, message, action }
    notices.report(message)
  }
  function dismiss(): void {
    toast.value = null
  }
  /** Runs the action. */
  function act(): void {
    const action = toast.value?.action
    dismiss()
    if (action) Promise.resolve(action.run()).catch(notices.reportUnexpected)
  }

  return { toast, show, dismiss, act }
})
