/** Analyses of levels, here or on several threads. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Level } from '../../shared/games/mayan/setup'
import { AnalysisTask, type AnalysisReport } from '../../shared/games/mayan/solver/analysis'
import { TaskRunner } from '../../shared/search/task'
import type { SearchLimits } from '../../shared/search/limits'
import { invariant } from '../../shared/invariant'

export interface AnalysisRequest {
  readonly level: Level
  readonly limits: SearchLimits
}

/** Analyses level after level; `close` ends its threads. */
export interface Analyst {
  analyse(request: AnalysisRequest): Promise<AnalysisReport>
  close(): Promise<void>
}

export function analyse({ level, limits }: AnalysisRequest): AnalysisReport {
  const task = new AnalysisTask(level, limits.tableBytes)
  const report = new TaskRunner(task, limits, () => performance.now()).run(Infinity)
  invariant(report !== null, 'a slice without end ends with a report')
  return report
}

/** @param threads 1 for this very thread, which starts fastest */
export function startAnalyst(threads: number): Analyst {
  if (threads > 1) return new ThreadedAnalyst(threads)
  return {
    analyse: (request) => Promise.resolve(analyse(request)),
    close: () => Promise.resolve(),
  }
}

class ThreadedAnalyst implements Analyst {
  private readonly idle: Worker[]
  private readonly all: readonly Worker[]
  private readonly waiting: ((worker: Worker) => void)[] = []

  constructor(threads: number) {
    const script = join(__dirname, 'verifyThread.js')
    this.all = Array.from({ length: threads }, () => new Worker(script))
    this.idle = [...this.all]
  }

  async analyse(request: AnalysisRequest): Promise<AnalysisReport> {
    const worker = await this.nextIdle()
    try {
      const answer = once(worker, 'message')
      worker.postMessage(request)
      const [report] = (await answer) as [AnalysisReport]
      return report
    } finally {
      this.release(worker)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }

  private nextIdle(): Promise<Worker> {
    const worker = this.idle.pop()
    return worker ? Promise.resolve(worker) : new Promise((done) => this.waiting.push(done))
  }

  private release(worker: Worker): void {
    const next = this.waiting.shift()
    if (next) next(worker)
    else this.idle.push(worker)
  }
}
