/** The progress of every level, read once and written by itself: at most half a second late. */
import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { parseProgress, printProgress, type Progress } from '@shared/games/mayan/progressRecord'
import type { LevelId } from '@shared/library/model'
import { bridge } from '../../../api/bridge'
import { useNotices } from '../../../stores/notices'

const DELAY_MS = 300

export const useProgress = defineStore('mayan.progress', () => {
  const notices = useNotices()
  const all = shallowRef<ReadonlyMap<LevelId, Progress>>(new Map())
  const unwritten = new Set<LevelId>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let loading: Promise<void> | null = null

  useEventListener(window, 'pagehide', flush)

  /** Reads all records, the first time it is called. */
  function load(): Promise<void> {
    loading ??= read()
    return loading
  }
  async function read(): Promise<void> {
    const records = await bridge.call('record.readAll', 'progress')
    const read = Object.entries(records).flatMap(([id, record]) => {
      const progress = parseProgress(record)
      return progress === null ? [] : [[id, progress] as const]
    })
    all.value = new Map([...read, ...all.value])
  }

  /** Of the level as it is: what was played on another board or n is not meant. */
  function of(id: LevelId, code: string): Progress {
    const known = all.value.get(id)
    return known?.code === code ? known : { code, best: null, session: null }
  }
  function isSolved(id: LevelId, code: string): boolean {
    return of(id, code).best !== null
  }
  function put(id: LevelId, progress: Progress): void {
    all.value = new Map(all.value).set(id, progress)
    unwritten.add(id)
    timer ??= setTimeout(flush, DELAY_MS)
  }
  function flush(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (const id of unwritten) {
      const progress = all.value.get(id)
      if (progress === undefined) continue
      const record = { kind: 'progress', key: id, text: printProgress(progress) } as const
      bridge.call('record.write', record).catch(notices.reportUnexpected)
    }
    unwritten.clear()
  }

  return { load, of, isSolved, put, flush }
})
