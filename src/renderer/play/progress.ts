/**
 * The progress on every level of a game, read once. Changes are written at once, since a signal or a
 * log-out may end the page, and retried until they succeed.
 */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { LevelId, StoredLevel } from '@shared/library/model'
import { beforeWindowCloses } from '../api/windowClose'
import { lazy, loadOnce } from '../lazy'
import { refusalOf } from '../api/writeRefused'
import { useNotices } from '../stores/notices'
import { useRecords } from '../stores/records'
import { useDataNotice } from '../stores/writeNotices'

const RETRY_MS = 3000

export interface LevelProgress {
  /** Names the level as it was played: what was played on another board is not meant. */
  readonly code: string
  /** Null until it is solved. */
  readonly best: object | null
}

/** How a game writes what it remembers of a level. */
interface ProgressForm<P extends LevelProgress, Setup> {
  /** Its parser gives null where the text is none, or another game's; loaded where there is any text. */
  readonly load: () => Promise<{ readonly parseProgress: (text: string) => P | null }>
  readonly print: (progress: P) => string
  /** Of a level that was never played. */
  readonly none: (code: string) => P
  /** Names a level as it was played. */
  readonly codeOf: (setup: Setup) => string
}

/** @returns the game's progress, and what reads whether a level is solved as it is now */
export function defineProgress<P extends LevelProgress, Setup>(
  id: string,
  form: ProgressForm<P, Setup>,
) {
  const useProgress = defineProgressStore(id, { ...form, load: lazy(form.load) })
  type Level = Pick<StoredLevel, 'id'> & { readonly document: { readonly setup: Setup } }

  function useSolved(): (level: Level) => boolean {
    const progress = useProgress()
    progress.load().catch(useNotices().reportUnexpected)
    return ({ id, document }) => progress.isSolved(id, form.codeOf(document.setup))
  }
  return { useProgress, useSolved }
}

function defineProgressStore<P extends LevelProgress>(
  id: string,
  form: Pick<ProgressForm<P, never>, 'load' | 'print' | 'none'>,
) {
  return defineStore(id, () => {
    const reportRefusals = useRefusals()
    const records = useRecords()
    const all = shallowRef<ReadonlyMap<LevelId, P>>(new Map())
    const unwritten = new Set<LevelId>()
    let timer: ReturnType<typeof setTimeout> | null = null

    beforeWindowCloses(flush)

    /** Reads all records, the first time it is called. */
    const load = loadOnce(async () => {
      const texts = await records.readAll('progress')
      const entries = Object.entries(texts)
      if (entries.length === 0) return
      const { parseProgress: parse } = await form.load()
      const read = entries.flatMap(([id, text]) => {
        const progress = parse(text)
        return progress === null ? [] : [[id, progress] as const]
      })
      all.value = new Map([...read, ...all.value])
    })

    function of(id: LevelId, code: string): P {
      const known = all.value.get(id)
      return known?.code === code ? known : form.none(code)
    }
    function isSolved(id: LevelId, code: string): boolean {
      return of(id, code).best !== null
    }
    function put(id: LevelId, progress: P): void {
      all.value = new Map(all.value).set(id, progress)
      unwritten.add(id)
      timer ??= setTimeout(() => void flush())
    }
    /** Resolves when everything up to now is written, or was refused. */
    async function flush(): Promise<void> {
      if (timer !== null) clearTimeout(timer)
      timer = null
      const ids = [...unwritten]
      unwritten.clear()
      const refusals = (await Promise.all(ids.map(refusalOf))).filter((reason) => reason !== null)
      if (reportRefusals(refusals)) timer ??= setTimeout(() => void flush(), RETRY_MS)
    }
    /** Writes it, or keeps it for the next time; null when it is written. */
    function refusalOf(id: LevelId): Promise<unknown> {
      return write(id).then(
        () => null,
        (reason: unknown) => {
          unwritten.add(id)
          return reason ?? 'unknown'
        },
      )
    }
    async function write(id: LevelId): Promise<void> {
      const progress = all.value.get(id)
      if (progress !== undefined) await records.write('progress', id, form.print(progress))
    }

    return { load, of, isSolved, put, flush }
  })
}

/** Shows a notice as long as the disk refuses to write. @returns whether it refuses */
function useRefusals(): (reasons: readonly unknown[]) => boolean {
  const notice = useDataNotice('progress')
  return (reasons) => {
    const isRefused = reasons.length > 0
    if (isRefused) {
      const { code, message } = refusalOf(reasons[0])
      notice.report(code, message)
    } else notice.clear()
    return isRefused
  }
}
