/** The tools of the workbench: which is out, its search, and what it puts on the board. */
import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowRef } from 'vue'
import type { JobKind, JobRequestOf, JobResults } from '@shared/ipc/jobs'
import type { Setup } from '@shared/games/mayan/rules/setup'
import type { Text } from '../../../i18n/text'
import type { Run } from '../../../api/jobClient'
import { STARTING, type RunState } from '../../../api/jobState'
import { pageJobs } from '../../../api/runJob'
import { useNotices } from '../../../stores/notices'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'

/** Which tool is out; it stays out from level to level. */
export const WORKBENCH_TOOLS = ['profile', 'mend', 'fill', 'back'] as const
export type WorkbenchTool = (typeof WORKBENCH_TOOLS)[number]

export const useWorkbench = defineStore('mayan.workbench', () => {
  const tool = shallowRef<WorkbenchTool | null>(null)

  /** Takes a tool out, or puts it away. */
  function toggle(wanted: WorkbenchTool): void {
    tool.value = tool.value === wanted ? null : wanted
  }

  return { tool, toggle }
})

interface Asked<R> {
  readonly setup: Setup
  readonly state: RunState<R>
}

/** What the frame of a tool knows of its search. */
export type ToolJob = Pick<
  ReturnType<typeof useToolJob>,
  'cancel' | 'isRunning' | 'hasFailed' | 'progress'
>

/**
 * One search of a tool: started by hand, reported part by part, given up when the tool goes. What it
 * found stays, and says which setup it is about, until the next search.
 */
export function useToolJob<K extends JobKind>() {
  type Report = JobResults[K]
  const asked = shallowRef<Asked<Report> | null>(null)
  let run: Run | null = null

  /** @param setup what is asked about */
  function start(setup: Setup, request: Omit<JobRequestOf<K>, 'limits'>): void {
    drop()
    asked.value = { setup, state: STARTING }
    run = pageJobs().run({ ...request, limits: {} } as JobRequestOf<K>, (state) => {
      if (asked.value !== null) asked.value = { ...asked.value, state }
      if (state.kind === 'ended') run = null
    })
  }
  function drop(): void {
    run?.abandon()
    run = null
    asked.value = null
  }
  onScopeDispose(drop)

  const state = computed(() => asked.value?.state ?? null)
  const ended = computed(() => (state.value?.kind === 'ended' ? state.value.outcome : null))
  /** What is known so far; each part is there as soon as it is found. */
  const found = computed((): Partial<Report> => {
    if (state.value?.kind === 'running') return state.value.found
    return report.value ?? {}
  })
  /** Of a search that is over. */
  const report = computed((): Report | null => {
    if (ended.value === null || ended.value.kind === 'failed') return null
    return ended.value.result
  })

  return {
    start,
    drop,
    cancel: () => run?.cancel(),
    found,
    report,
    /** The very setup that was asked about; null before the first search. */
    setup: computed(() => asked.value?.setup ?? null),
    isRunning: computed(() => asked.value !== null && state.value?.kind !== 'ended'),
    hasFailed: computed(() => ended.value?.kind === 'failed'),
    progress: computed(() => (state.value?.kind === 'running' ? state.value.progress : null)),
  }
}

/** Puts a board that a tool found on screen: one step of undo. */
export function useTakeBoard() {
  const level = useLevel()
  const stepper = useStepper()
  const notices = useNotices()

  return (setup: Setup, note: Text): void => {
    stepper.goTo(0)
    level.change(setup)
    notices.report(note)
  }
}
