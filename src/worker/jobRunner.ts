/**
 * The jobs of one worker. They search in slices, so that commands are heard in between: a live job
 * takes precedence while it is fresh, so that an edit has its verdict at once regardless of other
 * jobs; after that all take turns. Each reports what it finds on the way, part by part.
 *
 * An outcome is acknowledged by the page before the job counts as settled, so that no result is
 * lost with the process. The last search that a limit or a cancel ended is kept until another job
 * begins, so that it can go on.
 */
import type { SearchProgress } from '../shared/search/limits'
import {
  priorityOf,
  type JobFailure,
  type JobId,
  type JobMessage,
  type JobOutcome,
  type JobRequest,
  type JobResult,
} from '../shared/ipc/jobs'
import type { Result } from '../shared/result'
import { limitsOf, type Search } from './searches'

const SLICE_MS = 12
const PROGRESS_MS = 100
/** Milliseconds of search that a live job has before all others. */
const FRESH_MS = 1000

/** The worker's end of the channel to the page. */
export interface RunnerPort {
  postMessage(message: JobMessage): void
  close(): void
}

export interface JobRunnerOptions {
  /** Milliseconds from any origin, not going backwards. */
  readonly clock: () => number
  startSearch(request: JobRequest): Result<Search, JobFailure>
  /** Runs it soon, after what else is waiting. */
  schedule(run: () => void): void
  /** From now on the worker works on this job, whose doing a crash would be. */
  onRunning(jobId: JobId): void
  /** The outcome has arrived, or nobody receives it. */
  onSettled(jobId: JobId): void
}

interface Job {
  readonly id: JobId
  readonly request: JobRequest
  readonly port: RunnerPort
  readonly search: Search
  readonly msAtStart: number
  /** Before anything was found, and as reported last. */
  readonly nothing: Partial<JobResult>
  reported: Partial<JobResult>
  lastProgress: number
}

export class JobRunner {
  /** Those that search, the next in turn first. */
  private running: Job[] = []
  /** Ended, and not yet acknowledged. */
  private readonly ended = new Map<JobId, RunnerPort>()
  private kept: Pick<Job, 'id' | 'request' | 'search' | 'nothing'> | null = null
  private isScheduled = false
  /** Reported as running last. */
  private runningId: JobId | null = null

  constructor(private readonly options: JobRunnerOptions) {}

  start(id: JobId, request: JobRequest, port: RunnerPort): void {
    this.noteRunning(id)
    const kept = isContinuedBy(request, this.kept) ? this.kept : null
    this.kept = null
    try {
      const made = kept ? null : this.options.startSearch(request)
      if (made?.ok === false) {
        this.end({ id, port }, { kind: 'failed', failure: made.error })
        return
      }
      const search = kept?.search ?? made?.value
      if (search === undefined) return
      if (kept) search.extend(limitsOf(request))
      const nothing = kept?.nothing ?? search.findings()
      const msAtStart = search.progress().ms
      const lastProgress = this.options.clock()
      const reported = nothing
      this.running.push({ id, request, port, search, msAtStart, nothing, reported, lastProgress })
      this.scheduleSlice()
    } catch (error) {
      this.end({ id, port }, errorOutcome(error))
    }
  }

  /** What was found is in the outcome. */
  cancel(id: JobId): void {
    const job = this.running.find((candidate) => candidate.id === id)
    if (job === undefined) return
    this.noteRunning(id)
    this.endSearch(job, { kind: 'cancelled', result: job.search.stop('cancelled') })
  }

  /** The page has the outcome. */
  acknowledge(id: JobId): void {
    const port = this.ended.get(id)
    if (port === undefined) return
    this.ended.delete(id)
    port.close()
    this.options.onSettled(id)
  }

  /** The page is gone, or no longer listens. */
  abandon(id: JobId): void {
    this.cancel(id)
    this.acknowledge(id)
  }

  private noteRunning(id: JobId): void {
    if (id === this.runningId) return
    this.runningId = id
    this.options.onRunning(id)
  }

  private scheduleSlice(): void {
    if (this.isScheduled || this.running.length === 0) return
    this.isScheduled = true
    this.options.schedule(() => {
      this.isScheduled = false
      this.runSlice()
      this.scheduleSlice()
    })
  }

  private runSlice(): void {
    const job = this.nextJob()
    if (job === undefined) return
    this.noteRunning(job.id)
    try {
      const result = job.search.run(SLICE_MS)
      if (result === null) this.tellProgress(job)
      else this.endSearch(job, { kind: 'done', result })
    } catch (error) {
      this.endSearch(job, errorOutcome(error))
    }
  }

  private nextJob(): Job | undefined {
    const fresh = this.running.filter(
      ({ request, search, msAtStart }) =>
        priorityOf(request) === 'live' && search.progress().ms - msAtStart < FRESH_MS,
    )
    const job = fresh.at(-1) ?? this.running[0]
    if (job !== undefined) this.running = [...this.running.filter((other) => other !== job), job]
    return job
  }

  /** Now and then; what is found for the first time, such as the verdict, at once. */
  private tellProgress(job: Job): void {
    const now = this.options.clock()
    const findings = job.search.findings()
    const isNews = changedKeys(findings, job.reported).some(
      (key) => job.reported[key] === job.nothing[key],
    )
    if (!isNews && now - job.lastProgress < PROGRESS_MS) return
    this.post(job, job.search.progress(), changes(findings, job.reported))
    job.reported = findings
    job.lastProgress = now
  }

  private post({ id, port }: Job, progress: SearchProgress, found: Partial<JobResult> | null) {
    port.postMessage({ type: 'progress', jobId: id, progress, found })
  }

  private endSearch(job: Job, outcome: JobOutcome): void {
    this.running = this.running.filter((other) => other !== job)
    const canGoOn = outcome.kind !== 'failed' && !job.search.isFinished
    // Beside a job that runs, a kept search would take memory that the job may need.
    if (canGoOn && this.running.length === 0) this.kept = job
    this.end(job, outcome)
  }

  private end({ id, port }: Pick<Job, 'id' | 'port'>, outcome: JobOutcome): void {
    this.ended.set(id, port)
    port.postMessage({ type: 'ended', jobId: id, outcome })
  }
}

type Findings = Partial<JobResult>
type FindingKey = keyof Findings

function changedKeys(findings: Findings, reported: Findings): FindingKey[] {
  return (Object.keys(findings) as FindingKey[]).filter((key) => findings[key] !== reported[key])
}

function changes(findings: Findings, reported: Findings): Findings | null {
  const keys = changedKeys(findings, reported)
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, findings[key]]))
}

/** Whether the request asks for the kept search to go on, and about the same. */
function isContinuedBy(request: JobRequest, kept: Pick<Job, 'id' | 'request'> | null): boolean {
  return (
    kept !== null &&
    request.continues === kept.id &&
    questionOf(request) === questionOf(kept.request)
  )
}

/** What is asked, apart from how long and how urgently. */
function questionOf(request: JobRequest): string {
  const { limits: _limits, priority: _priority, continues: _continues, ...question } = request
  return JSON.stringify(question)
}

function errorOutcome(error: unknown): JobOutcome {
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'failed', failure: { code: 'error', message } }
}
