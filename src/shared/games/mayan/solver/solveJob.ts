/**
 * One solve, in slices: runs `ExactSearch` under limits, reads the clock it is given, and replays
 * the answer through the rules before it reports it.
 */
import { invariant } from '../../../invariant'
import { isSolution } from '../moves'
import type { Level } from '../setup'
import { ExactSearch } from './exactSearch'
import { PositionTable } from './positionTable'
import {
  DEFAULT_LIMITS,
  type LimitKind,
  type SearchProgress,
  type SolveLimits,
  type SolveReport,
} from './verdict'

/** Milliseconds from any origin, not going backwards. */
export type Clock = () => number

/** Nodes between two looks at the clock: about a millisecond. */
const NODES_PER_LOOK = 4096

export class SolveJob {
  private readonly search: ExactSearch
  private ms = 0

  constructor(
    private readonly level: Level,
    private readonly limits: SolveLimits,
    private readonly clock: Clock,
    failed?: PositionTable,
  ) {
    const start = clock()
    this.search = new ExactSearch(level, failed ?? new PositionTable(limits.tableBytes))
    this.ms = clock() - start
  }

  /** Searches for about `sliceMs`; the report when the search has ended, else null. */
  run(sliceMs: number): SolveReport | null {
    const { search, limits } = this
    const start = this.clock() - this.ms
    const endOfSlice = this.ms + sliceMs
    for (;;) {
      const state = search.run(Math.min(NODES_PER_LOOK, limits.maxNodes - search.nodes))
      this.ms = this.clock() - start
      if (state === 'solved') return this.solved()
      if (state === 'exhausted') return { ...this.progress(), verdict: { kind: 'unsolvable' } }
      if (search.nodes >= limits.maxNodes) return this.undecided('nodes')
      if (this.ms >= limits.maxSeconds * 1000) return this.undecided('time')
      if (this.ms >= endOfSlice) return null
    }
  }

  progress(): SearchProgress {
    return { nodes: this.search.nodes, ms: this.ms, share: this.search.rootShare() }
  }

  /** The report of a search that is given up now. */
  undecided(limit: LimitKind): SolveReport {
    return { ...this.progress(), verdict: { kind: 'undecided', limit } }
  }

  private solved(): SolveReport {
    const moves = this.search.solution()
    invariant(
      moves.length === this.level.steps && isSolution(this.level.position, moves),
      'a reported solution replays to the empty board',
    )
    return { ...this.progress(), verdict: { kind: 'solved', moves } }
  }
}

/** Solves in one go, for callers that may block (the terminal, tests). */
export function solve(level: Level, clock: Clock, limits: Partial<SolveLimits> = {}): SolveReport {
  const report = new SolveJob(level, { ...DEFAULT_LIMITS, ...limits }, clock).run(Infinity)
  invariant(report !== null, 'a slice without end ends with a report')
  return report
}

/**
 * The smallest solution of the fewest moves, `level.steps` at most. Failures found for fewer moves
 * hold for more, so all lengths share one table.
 */
export function solveMinimum(
  level: Level,
  clock: Clock,
  limits: Partial<SolveLimits> = {},
): SolveReport {
  const { maxNodes, maxSeconds, tableBytes } = { ...DEFAULT_LIMITS, ...limits }
  const failed = new PositionTable(tableBytes)
  let nodes = 0
  let ms = 0
  for (let steps = 1; ; steps++) {
    const left = { maxNodes: maxNodes - nodes, maxSeconds: maxSeconds - ms / 1000, tableBytes }
    const report = new SolveJob({ ...level, steps }, left, clock, failed).run(Infinity)
    invariant(report !== null, 'a slice without end ends with a report')
    nodes += report.nodes
    ms += report.ms
    if (report.verdict.kind !== 'unsolvable' || steps === level.steps) {
      return { ...report, nodes, ms }
    }
  }
}
