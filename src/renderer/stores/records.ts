/** The records that main stores, one text for each key. Each kind is read once. */
import { defineStore } from 'pinia'
import type { RecordKind } from '@shared/ipc/contract'
import { bridge } from '../api/bridge'
import { loadOnce } from '../lazy'
import { beforeWindowCloses } from '../api/windowClose'
import { unwrapChange } from '../api/writeRefused'

export type Records = Readonly<Record<string, string>>

export const useRecords = defineStore('records', () => {
  const running = new Set<Promise<unknown>>()
  beforeWindowCloses(() => Promise.allSettled(running))

  const loads = new Map<RecordKind, () => Promise<Records>>()

  /** The records of all games, as they were at the first read. */
  function readAll(kind: RecordKind): Promise<Records> {
    const load = loads.get(kind) ?? loadOnce(() => bridge.call('record.readAll', kind))
    loads.set(kind, load)
    return load()
  }
  /** Resolves when it is written. The window does not close before. */
  async function write(kind: RecordKind, key: string, text: string): Promise<void> {
    const written = bridge.call('record.write', { kind, key, text })
    running.add(written)
    try {
      await unwrapChange(written)
    } finally {
      running.delete(written)
    }
  }

  return { readAll, write }
})
