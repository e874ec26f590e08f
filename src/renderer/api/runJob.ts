/** The page's one job client, and its jobs as promises that can be aborted. */
import type { JobRequestOf, JobKind, JobResults } from '@shared/ipc/jobs'
import type { SearchProgress } from '@shared/search/limits'
import { bridge } from './bridge'
import { createJobClient, type JobClient } from './jobClient'

let client: JobClient | null = null

/**
 * The one job client of the page. Ports arrive as messages of the window and belong to the listener
 * that takes them last, so with two clients one would receive nothing.
 */
export function pageJobs(): JobClient {
  client ??= createJobClient(bridge, window)
  return client
}

/**
 * Runs a job to its end. Resolves with its result, with what was known when `signal` aborted it, or
 * with null if it failed or nothing was known.
 */
export function runJob<K extends JobKind>(
  request: JobRequestOf<K>,
  signal: AbortSignal,
  onProgress: (progress: SearchProgress) => void = () => undefined,
): Promise<JobResults[K] | null> {
  const { run } = pageJobs()
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(null)
      return
    }
    const job = run(request, (state) => {
      if (state.kind === 'running' && state.progress !== null) onProgress(state.progress)
      if (state.kind !== 'ended') return
      const { outcome } = state
      resolve(outcome.kind === 'failed' ? null : outcome.result)
    })
    signal.addEventListener('abort', job.cancel)
  })
}
