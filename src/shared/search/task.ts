/**
 * Work that takes long, in pieces: a task is a generator that pauses every few thousand nodes, and
 * its runner decides whether it continues. Tasks know no clock and no limits of time, callers no
 * searches. After a limit a task may be run on from where it paused.
 */
import { invariant } from '../invariant'
import { DEFAULT_LIMITS, type LimitKind, type SearchProgress, type SearchLimits } from './limits'

/** Milliseconds from any origin, not going backwards. */
export type Clock = () => number

/** Each yield is a pause. */
export type Pausing = Generator<void, void, void>

export interface Task<Result> {
  /** The work, from its start; what it finds is kept in the task. */
  work(budget: Budget): Pausing
  /** Share of the work that is done, 0…1; an estimate. */
  share(): number
  /** What is known: everything, or, where a limit has ended the work, so far. */
  result(limit: LimitKind | null, progress: SearchProgress): Result
}

/** Nodes between two pauses: about a millisecond. */
const NODES_PER_PAUSE = 4096

/** Nodes spent, and how many may be. */
export class Budget {
  nodes = 0

  constructor(public maxNodes: number) {}

  /** Nodes that may be searched until the next pause. */
  get allowance(): number {
    return Math.min(NODES_PER_PAUSE, this.maxNodes - this.nodes)
  }
}

/** A search in pieces. */
interface Search {
  readonly nodes: number
  readonly isRunning: boolean
  /** Searches on for about so many nodes. */
  run(nodes: number): void
}

/** A task that is one search; it does nothing where the answer is known already. */
export abstract class SearchTask<S extends Search, Result> implements Task<Result> {
  constructor(protected readonly search: S) {}

  *work(budget: Budget): Pausing {
    if (this.search.isRunning) yield* runToEnd(this.search, budget)
  }
  abstract share(): number
  abstract result(limit: LimitKind | null, progress: SearchProgress): Result
}

/** Runs a search until it has ended (or found something), pausing as a task must. */
export function* runToEnd(search: Search, budget: Budget): Pausing {
  for (;;) {
    const before = search.nodes
    search.run(budget.allowance)
    budget.nodes += search.nodes - before
    if (!search.isRunning) return
    yield
  }
}

/** Two pieces of work that take turns, one pause each. */
export function* inTurn(one: Pausing, other: Pausing): Pausing {
  for (let [now, next] = [one, other]; now.next().done !== true; [now, next] = [next, now]) yield
  yield* one
  yield* other
}

export class TaskRunner<Result> {
  /** Whether all the work is done; a limit leaves some to go on with. */
  isFinished = false

  private readonly budget: Budget
  private readonly work: Pausing
  private maxMs: number

  /** @param ms milliseconds already spent, such as on making the task */
  constructor(
    private readonly task: Task<Result>,
    { maxNodes, maxSeconds }: SearchLimits,
    private readonly clock: Clock,
    private ms = 0,
  ) {
    this.budget = new Budget(maxNodes)
    this.maxMs = maxSeconds * 1000
    this.work = task.work(this.budget)
  }

  /** From where it stands it may run on until these limits, counted from here. */
  extend({ maxNodes, maxSeconds }: Pick<SearchLimits, 'maxNodes' | 'maxSeconds'>): void {
    this.budget.maxNodes = this.budget.nodes + maxNodes
    this.maxMs = this.ms + maxSeconds * 1000
  }

  /** Works for about `sliceMs`; the result when the work, or a limit, has come to its end. */
  run(sliceMs: number): Result | null {
    const { clock, budget } = this
    const start = clock() - this.ms
    const endOfSlice = this.ms + sliceMs
    for (;;) {
      const { done } = this.work.next()
      this.ms = clock() - start
      if (done === true) {
        this.isFinished = true
        return this.task.result(null, { ...this.progress(), share: 1 })
      }
      if (budget.nodes >= budget.maxNodes) return this.stop('nodes')
      if (this.ms >= this.maxMs) return this.stop('time')
      if (this.ms >= endOfSlice) return null
    }
  }

  progress(): SearchProgress {
    return { nodes: this.budget.nodes, ms: this.ms, share: this.task.share() }
  }

  /** What is known when the work is given up now. */
  stop(limit: LimitKind): Result {
    return this.task.result(limit, this.progress())
  }
}

/** Makes a function that runs a task to its end, or a limit, as `runAtOnce` does. */
export function atOnce<Input, Result>(make: (input: Input, tableBytes: number) => Task<Result>) {
  return (input: Input, clock: Clock, limits: Partial<SearchLimits> = {}): Result =>
    runAtOnce((tableBytes) => make(input, tableBytes), clock, limits)
}

/** Makes a task and runs it to its end, or a limit, for callers that may block (terminal, tests). */
export function runAtOnce<Result>(
  make: (tableBytes: number) => Task<Result>,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): Result {
  const all = { ...DEFAULT_LIMITS, ...limits }
  const start = clock()
  const task = make(all.tableBytes)
  const result = new TaskRunner(task, all, clock, clock() - start).run(Infinity)
  invariant(result !== null, 'a slice without end ends with a result')
  return result
}
