/** The records that main keeps, one text for each key: every kind is read once. */
import { defineStore } from 'pinia'
import type { RecordKind } from '@shared/ipc/contract'
import { bridge } from '../api/bridge'
import { changed } from '../api/writeRefused'

export type Records = Readonly<Record<string, string>>

export const useRecords = defineStore('records', () => {
  const reading = new Map<RecordKind, Promise<Records>>()

  /** As they were when they were first asked for; of all games. */
  function readAll(kind: RecordKind): Promise<Records> {
    const known = reading.get(kind)
    if (known !== undefined) return known
    const read = bridge.call('record.readAll', kind)
    reading.set(kind, read)
    return read
  }
  async function write(kind: RecordKind, key: string, text: string): Promise<void> {
    await changed(bridge.call('record.write', { kind, key, text }))
  }

  return { readAll, write }
})
