/**
 * Files that main writes by the user's wish: how far it is, and a way to give it up. A window that
 * closes meanwhile waits for it.
 */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ExportFile, ExportResult } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { beforeLeaving, leaveAnyway } from '../api/leaving'
import { exportMessages } from '@shared/library/messageParts'

export interface Progress {
  readonly kind: 'preparing' | 'writing'
  readonly done: number
  readonly total: number
}

export const useFileWriting = defineStore('fileWriting', () => {
  const progress = shallowRef<Progress | null>(null)
  /** The window closes once it is done. */
  const isClosing = shallowRef(false)
  let giveUp = new AbortController()
  let running = 0

  bridge.on('export.progress', (report) => {
    if (running > 0 && !giveUp.signal.aborted) progress.value = { kind: 'writing', ...report }
  })
  beforeLeaving(() => Promise.resolve(), {
    isUnwritten: () => running > 0,
    askUser: () => (isClosing.value = true),
  })

  /** While `work` goes on the window does not close; `signal` says when it is given up. */
  async function during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (running++ === 0) giveUp = new AbortController()
    try {
      return await work(giveUp.signal)
    } finally {
      running--
      progress.value = null
    }
  }

  /** @param folder the name of a new folder for them; null for files side by side */
  async function write(
    files: readonly ExportFile[],
    folder: string | null = null,
  ): Promise<ExportResult> {
    const result = await during(async (signal): Promise<ExportResult> => {
      const messages = exportMessages(files)
      const last = messages.pop() ?? []
      for (const message of messages) await bridge.call('file.exportPart', message)
      if (signal.aborted) return null
      return folder === null
        ? bridge.call('file.export', last)
        : bridge.call('file.exportFolder', { name: folder, files: last })
    })
    if (isClosing.value && result?.ok !== false) await leaveAnyway()
    isClosing.value = false
    return result
  }
  function cancel(): void {
    giveUp.abort()
    void bridge.call('file.cancelExport', undefined)
  }

  return { progress, isClosing, during, write, cancel }
})
