/**
 * Everything a designer wants to know of a level, most urgent first: is it solved in exactly n; in
 * fewer (a cook); in more, if not at all; how many solutions each k has (the spectrum); the first
 * solutions, and the ideas behind them. What one part finds out serves the next.
 *
 * The search of exactly n and the one for the minimum take turns: the word for the level needs
 * both, and where n is large the minimum may be near while n is out of reach. They share what they
 * know, so that together they take no longer than one after the other.
 */
import type { Move } from '../rules/board'
import type { Level } from '../rules/setup'
import { CountSearch } from './countSearch'
import { ExactSearch } from './exactSearch'
import { IdeaFinder, type Idea } from './ideas'
import { PositionTable } from './positionTable'
import { checkedSolution, SolveTask } from './solveTask'
import { inTurn, runToEnd, type Budget, type Pausing, type Task } from '../../../search/task'
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Verdict } from './verdict'

export const ANALYSIS_PARTS = ['verdict', 'minimum', 'spectrum', 'solutions'] as const
export type AnalysisPart = (typeof ANALYSIS_PARTS)[number]

export interface AnalysisOptions {
  /** What is looked into; the order is always the same. */
  readonly parts: readonly AnalysisPart[]
  /** Solutions of exactly n that are listed at most. */
  readonly maxSolutions: number
  /** Where n has no solution, the minimum is looked for up to this number of moves. */
  readonly maxMinimum: number
}

export const DEFAULT_ANALYSIS: AnalysisOptions = {
  parts: ANALYSIS_PARTS,
  maxSolutions: 200,
  maxMinimum: 0,
}

/** Solutions of exactly k moves; `count` is a decimal number, exact at any size. */
export interface SpectrumLine {
  readonly k: number
  readonly count: string
}

/** What an analysis finds out, part by part; each value is replaced as a whole, never changed. */
export interface AnalysisFindings {
  /** Of exactly n moves. */
  readonly verdict: Verdict
  /** The least number of moves; null where none is known. */
  readonly minimum: number | null
  /** The smallest solution of `minimum` moves. */
  readonly minimumMoves: readonly Move[] | null
  /** No solution has fewer moves than this: proved. A known `minimum` equal to it is exact. */
  readonly provedFrom: number
  /** The lines that are complete, k = 1, 2, …, up to n. */
  readonly spectrum: readonly SpectrumLine[]
  /** The first solutions of exactly n in lexicographic order. */
  readonly solutions: readonly (readonly Move[])[]
  /** Whether `solutions` has all of them. */
  readonly isListComplete: boolean
  /** The ideas behind the listed solutions. */
  readonly ideas: readonly Idea[]
  /** Whether all solutions are listed and put to ideas, so that there are just as many. */
  readonly areIdeasComplete: boolean
}

export interface AnalysisReport extends AnalysisFindings, SearchProgress {
  /** Which limit ended the analysis early. */
  readonly limit: LimitKind | null
}

/** Before anything is known. */
export const NOTHING_FOUND: AnalysisFindings = {
  verdict: { kind: 'undecided', limit: 'cancelled' },
  minimum: null,
  minimumMoves: null,
  provedFrom: 1,
  spectrum: [],
  solutions: [],
  isListComplete: false,
  ideas: [],
  areIdeasComplete: false,
}

export class AnalysisTask implements Task<AnalysisReport> {
  private readonly failed: PositionTable
  private readonly counts: PositionTable
  private readonly exact: SolveTask
  private found = NOTHING_FOUND
  private phase = 0
  private phaseShare = () => 0

  /** @param tableBytes for all tables together */
  constructor(
    private readonly level: Level,
    tableBytes: number,
    private readonly options: AnalysisOptions = DEFAULT_ANALYSIS,
  ) {
    this.failed = new PositionTable(tableBytes / 2)
    this.counts = new PositionTable(tableBytes / 2, true)
    this.exact = new SolveTask(level, this.failed)
  }

  *work(budget: Budget): Pausing {
    for (const phase of this.phases()) {
      yield* phase(budget)
      this.phase++
      this.phaseShare = () => 0
    }
    this.failed.release()
    this.counts.release()
  }

  share(): number {
    return Math.min(1, (this.phase + this.phaseShare()) / this.phases().length)
  }

  result(limit: LimitKind | null, progress: SearchProgress): AnalysisReport {
    return { ...reportOf(this.found, progress, limit ?? 'cancelled'), limit }
  }

  /** What is known so far; a part that has not changed is the same value as before. */
  get findings(): AnalysisFindings {
    return this.found
  }

  private phases(): readonly ((budget: Budget) => Pausing)[] {
    const wants = (part: AnalysisPart) => this.options.parts.includes(part)
    return [
      ...(wants('minimum')
        ? [(budget: Budget) => inTurn(this.decide(budget), this.findMinimum(budget))]
        : wants('verdict')
          ? [(budget: Budget) => this.decide(budget)]
          : []),
      ...(wants('spectrum') ? [(budget: Budget) => this.findSpectrum(budget)] : []),
      ...(wants('solutions') ? [(budget: Budget) => this.listSolutions(budget)] : []),
    ]
  }

  private learn(part: Partial<AnalysisFindings>): void {
    this.found = { ...this.found, ...part }
  }

  private *decide(budget: Budget): Pausing {
    this.phaseShare = () => this.exact.share()
    yield* this.exact.work(budget)
    this.learn({ verdict: verdictOf(this.exact) })
  }

  private *findMinimum(budget: Budget): Pausing {
    const { level, options, failed } = this
    const last = Math.max(level.steps, options.maxMinimum)
    for (let steps = 1; steps <= last; steps++) {
      const isExact = steps === level.steps
      // The other search, whose turn it is in between, looks into n itself.
      while (isExact && this.found.verdict.kind === 'undecided') yield
      const search = isExact ? this.exact : new SolveTask({ ...level, steps }, failed)
      yield* search.work(budget)
      const verdict = verdictOf(search)
      if (verdict.kind === 'solved') {
        this.learn({ minimum: steps, minimumMoves: verdict.moves })
        return
      }
      this.learn({ provedFrom: steps + 1 })
    }
  }

  private *findSpectrum(budget: Budget): Pausing {
    const { steps } = this.level
    for (let k = 1; k <= steps; k++) {
      const search = new CountSearch({ ...this.level, steps: k }, this.counts)
      this.phaseShare = () => (k - 1 + search.rootShare()) / steps
      yield* runToEnd(search, budget)
      const line = { k, count: search.total().toString() }
      this.learn({ spectrum: [...this.found.spectrum, line] })
    }
  }

  private *listSolutions(budget: Budget): Pausing {
    const search = new ExactSearch(this.level, this.failed)
    this.phaseShare = () => search.rootShare()
    for (;;) {
      yield* runToEnd(search, budget)
      if (search.state === 'exhausted') {
        this.learn({ isListComplete: true })
        break
      }
      const { solutions } = this.found
      if (solutions.length === this.options.maxSolutions) break
      this.learn({ solutions: [...solutions, checkedSolution(this.level, search)] })
      yield
    }
    const finder = new IdeaFinder(this.level, this.found.solutions)
    yield* finder.work()
    const { ideas, isComplete } = finder.result()
    this.learn({ ideas, areIdeasComplete: isComplete && this.found.isListComplete })
  }
}

/** What is known when a limit ends the analysis now. A verdict that is known stays known. */
export function reportOf(
  found: AnalysisFindings,
  { nodes, ms, share }: SearchProgress,
  limit: LimitKind,
): AnalysisReport {
  const verdict: Verdict =
    found.verdict.kind === 'undecided' ? { kind: 'undecided', limit } : found.verdict
  return { nodes, ms, share, ...found, verdict, limit }
}

/** Of a search that has ended. */
function verdictOf(search: SolveTask): Verdict {
  return search.result(null, { nodes: 0, ms: 0, share: 1 }).verdict
}
