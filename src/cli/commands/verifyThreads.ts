/** Verifies levels here or on several threads. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { GameId } from '../../shared/games/documents'
import type { SearchLimits } from '../../shared/search/limits'
import type { AnyGame, VerifyAnswer } from '../games/game'

/** What `verifyThread.ts` receives; it answers with a `VerifyAnswer`. */
export interface VerifyRequest {
  readonly game: GameId
  readonly level: unknown
  readonly limits: SearchLimits
}

export interface Verifier {
  /** Rejects if the program, or the thread that it ran on, fails. */
  verify(level: unknown, limits: SearchLimits): Promise<VerifyAnswer>
  /** Ends its threads. */
  close(): Promise<void>
}

/** @param threads levels at a time; 1 for this very thread, which starts fastest */
export function startVerifier(game: AnyGame, threads: number): Verifier {
  const limit = pLimit(threads)
  if (threads === 1) {
    return {
      verify: (level, limits) => limit(() => game.verify.run(level, limits)),
      close: () => Promise.resolve(),
    }
  }
  const pool = new ThreadPool()
  return {
    verify: (level, limits) => limit(() => pool.verify({ game: game.id, level, limits })),
    close: () => pool.close(),
  }
}

/** As many threads as there are levels at a time. One that ends is forgotten, and its request rejects. */
class ThreadPool {
  private readonly all = new Set<Worker>()
  private readonly idle: Worker[] = []

  async verify(request: VerifyRequest): Promise<VerifyAnswer> {
    const worker = this.idle.pop() ?? this.start()
    const answer = await answerOf(worker, request)
    this.idle.push(worker)
    return answer
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

/** A thread may end with an error, such as a lack of memory, or without one. */
function answerOf(worker: Worker, request: VerifyRequest): Promise<VerifyAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => {
      reject(reason instanceof Error ? reason : new Error(`its thread ended with code ${reason}`))
    }
    worker.once('error', fail).once('exit', fail)
    worker.once('message', (answer: VerifyAnswer) => {
      worker.off('error', fail).off('exit', fail)
      resolve(answer)
    })
    worker.postMessage(request)
  })
}
