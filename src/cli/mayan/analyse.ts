/** Analyses of levels, here or on several threads. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Level } from '../../shared/games/mayan/setup'
import { AnalysisTask, type AnalysisReport } from '../../shared/games/mayan/solver/analysis'
import { TaskRunner } from '../../shared/search/task'
import type { SearchLimits } from '../../shared/search/limits'
import { invariant } from '../../shared/invariant'

export interface AnalysisRequest {
  readonly level: Level
  readonly limits: SearchLimits
}

/** Analyses levels; `close` ends its threads. */
export interface Analyst {
  /** Rejects where the program, or the thread that it ran on, fails. */
  analyse(request: AnalysisRequest): Promise<AnalysisReport>
  close(): Promise<void>
}

export function analyse({ level, limits }: AnalysisRequest): AnalysisReport {
  const task = new AnalysisTask(level, limits.tableBytes)
  const report = new TaskRunner(task, limits, () => performance.now()).run(Infinity)
  invariant(report !== null, 'a slice without end ends with a report')
  return report
}

/** @param threads how many analyses there are at a time; 1 for this very thread, which starts fastest */
export function startAnalyst(threads: number): Analyst {
  const limit = pLimit(threads)
  if (threads === 1) {
    return {
      analyse: (request) => limit(() => analyse(request)),
      close: () => Promise.resolve(),
    }
  }
  const pool = new ThreadPool()
  return {
    analyse: (request) => limit(() => pool.analyse(request)),
    close: () => pool.close(),
  }
}

/** As many threads as there are analyses at a time. One that ends is forgotten, and its analysis rejects. */
class ThreadPool {
  private readonly all = new Set<Worker>()
  private readonly idle: Worker[] = []

  async analyse(request: AnalysisRequest): Promise<AnalysisReport> {
    const worker = this.idle.pop() ?? this.start()
    const report = await answerOf(worker, request)
    this.idle.push(worker)
    return report
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }

  private start(): Worker {
    const worker = new Worker(join(__dirname, 'verifyThread.js'))
    this.all.add(worker)
    worker.once('exit', () => {
      this.all.delete(worker)
      if (this.idle.includes(worker)) this.idle.splice(this.idle.indexOf(worker), 1)
    })
    return worker
  }
}

/** A thread ends with an error, such as a lack of memory, or without a word. */
function answerOf(worker: Worker, request: AnalysisRequest): Promise<AnalysisReport> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => {
      reject(reason instanceof Error ? reason : new Error(`its thread ended with code ${reason}`))
    }
    worker.once('error', fail).once('exit', fail)
    worker.once('message', (report: AnalysisReport) => {
      worker.off('error', fail).off('exit', fail)
      resolve(report)
    })
    worker.postMessage(request)
  })
}
