/** Exports of files through main: progress and cancel. A window that is closed meanwhile waits. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ExportFile, ExportResult } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { beforeWindowCloses, closeWindow } from '../api/windowClose'
import { exportMessages } from '@shared/library/messageParts'

export interface Progress {
  readonly kind: 'preparing' | 'writing'
  readonly done: number
  readonly total: number
}

export const useFileWriting = defineStore('fileWriting', () => {
  const progress = shallowRef<Progress | null>(null)
  /** Whether the window closes once the export is done. */
  const isClosing = shallowRef(false)
  let abort = new AbortController()
  let running = 0

  bridge.on('export.progress', (report) => {
    if (running > 0 && !abort.signal.aborted) progress.value = { kind: 'writing', ...report }
  })
  beforeWindowCloses(() => Promise.resolve(), {
    isUnwritten: () => running > 0,
    askUser: () => (isClosing.value = true),
  })

  /** Runs work while the window stays open. `signal` aborts when the user cancels. */
  async function during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (running++ === 0) abort = new AbortController()
    try {
      return await work(abort.signal)
    } finally {
      running--
      progress.value = null
    }
  }

  /** @param folder the name of a new folder for the files; null for no folder */
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
    if (isClosing.value && result?.ok !== false) await closeWindow()
    isClosing.value = false
    return result
  }
  function cancel(): void {
    abort.abort()
    void bridge.call('file.cancelExport', undefined)
  }

  return { progress, isClosing, during, write, cancel }
})
