/** Messages to the user: errors that stay until dismissed, the last action, and announcements. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { WriteRefused, type PartDone } from '../api/writeRefused'
import { text, type Text } from '../i18n/text'

export interface NoticeAction {
  readonly label: Text
  readonly run: () => Promise<void>
}

export interface ErrorNotice {
  readonly id: number
  readonly title: Text
  readonly detail: Text
  readonly hint: Text | null
  /** Remedies, as buttons. */
  readonly actions: readonly NoticeAction[]
}

export const useNotices = defineStore('notices', () => {
  const errors = shallowRef<readonly ErrorNotice[]>([])
  const status = shallowRef<Text>(text('status.ready'))
  const announcement = shallowRef<Text | null>(null)
  let lastId = 0

  /** @returns the id to dismiss it by */
  function reportError(
    title: Text,
    detail: Text,
    hint: Text | null = null,
    actions: readonly NoticeAction[] = [],
  ): number {
    const id = ++lastId
    errors.value = [...errors.value, { id, title, detail, hint, actions }]
    return id
  }
  function reportUnexpected(reason: unknown): void {
    if (reason instanceof WriteRefused) {
      const { code, message, part } = reason
      reportError(
        titleOfRefusal(part),
        text(`changeFault.${code}`, { message }),
        part !== null && part.left > 0 ? text('changePart.left') : null,
      )
      return
    }
    const message = reason instanceof Error ? reason.message : String(reason)
    reportError(text('notice.app-error'), text('notice.app-error-text', { message }))
  }
  function dismiss(id: number): void {
    errors.value = errors.value.filter((error) => error.id !== id)
  }
  function dismissAll(): void {
    errors.value = []
  }
  /** Read out by a screen reader, not shown. */
  function announce(spoken: Text): void {
    announcement.value = spoken
  }
  /** Shown in the status bar and read out. */
  function report(message: Text): void {
    status.value = message
    announce(message)
  }

  return {
    errors,
    status,
    announcement,
    reportError,
    reportUnexpected,
    dismiss,
    dismissAll,
    announce,
    report,
  }
})

function titleOfRefusal(part: PartDone | null): Text {
  if (part === null) return text('changeFault.title')
  const { change, done, left } = part
  // All levels are in the trash; only their pack could not be removed.
  if (left === 0) return text('changePart.pack')
  return text(`changePart.${change}`, { done, all: done + left })
}
