/** The records that main keeps, one text for each key: every kind is read once. */
import { defineStore } from 'pinia'
import type { RecordKind } from '@shared/ipc/contract'
import { bridge } from '../api/bridge'
import { loadOnce } from '../api/loadOnce'
import { changed } from '../api/writeRefused'

export type Records = Readonly<Record<string, string>>

export const useRecords = defineStore('records', () => {
  const loads = new Map<RecordKind, () => Promise<Records>>()

  /** As they were when they were first asked for; of all games. */
  function readAll(kind: RecordKind): Promise<Records> {
    const load = loads.get(kind) ?? loadOnce(() => bridge.call('record.readAll', kind))
    loads.set(kind, load)
    return load()
  }
  async function write(kind: RecordKind, key: string, text: string): Promise<void> {
    await changed(bridge.call('record.write', { kind, key, text }))
  }

  return { readAll, write }
})
