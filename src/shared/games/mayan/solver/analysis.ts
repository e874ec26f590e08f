/**
 * Everything a designer wants to know of a level, most urgent first: is it solved in exactly n; in
 * fewer (a cook); in more, if not at all; how many solutions each k has (the spectrum); the first
 * solutions, and the ideas behind them. What one part finds out serves the next.
 */
import type { Move } from '../board'
import type { Level } from '../setup'
import { CountSearch } from './countSearch'
import { ExactSearch } from './exactSearch'
import { IdeaFinder, type Idea } from './ideas'
import { PositionTable } from './positionTable'
import { checkedSolution, SolveTask } from './solveTask'
import { runToEnd, type Budget, type Pausing, type Task } from './task'
import type { LimitKind, SearchProgress, Verdict } from './verdict'

export const ANALYSIS_PARTS = ['verdict', 'minimum', 'spectrum', 'solutions'] as const
export type AnalysisPart = (typeof ANALYSIS_PARTS)[number]

export interface AnalysisOptions {
  readonly parts: readonly AnalysisPart[]
  /** Solutions of exactly n that are listed at most. */
  readonly maxSolutions: number
  /** Where n has no solution, the minimum is looked for up to so many moves. */
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

export interface AnalysisReport extends SearchProgress {
  /** Of exactly n moves. */
  readonly verdict: Verdict
  /** The least number of moves; null where none is known. */
  readonly minimum: number | null
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
  /** Which limit ended the analysis early. */
  readonly limit: LimitKind | null
}

export class AnalysisTask implements Task<AnalysisReport> {
  private readonly failed: PositionTable
  private readonly counts: PositionTable
  private readonly exact: SolveTask
  private minimum: number | null = null
  private provedFrom = 1
  private readonly spectrum: SpectrumLine[] = []
  private readonly solutions: (readonly Move[])[] = []
  private isListComplete = false
  private ideas: readonly Idea[] = []
  private areIdeasComplete = false
  private part = 0

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
    const parts: Record<AnalysisPart, () => Pausing> = {
      verdict: () => this.exact.work(budget),
      minimum: () => this.findMinimum(budget),
      spectrum: () => this.findSpectrum(budget),
      solutions: () => this.listSolutions(budget),
    }
    for (const part of this.options.parts) {
      yield* parts[part]()
      this.part++
    }
    this.failed.release()
    this.counts.release()
  }

  share(): number {
    return (this.part + (this.part === 0 ? this.exact.share() : 0)) / this.options.parts.length
  }

  result(limit: LimitKind | null, progress: SearchProgress): AnalysisReport {
    return {
      ...progress,
      verdict: this.verdict(limit, progress),
      minimum: this.minimum,
      provedFrom: this.provedFrom,
      spectrum: [...this.spectrum],
      solutions: [...this.solutions],
      isListComplete: this.isListComplete,
      ideas: this.ideas,
      areIdeasComplete: this.areIdeasComplete,
      limit,
    }
  }

  /** A verdict that is known stays known, whatever ended the rest. */
  private verdict(limit: LimitKind | null, progress: SearchProgress): Verdict {
    return this.exact.result(limit ?? 'cancelled', progress).verdict
  }

  private *findMinimum(budget: Budget): Pausing {
    const { level, exact, options } = this
    yield* exact.work(budget)
    const last = exact.isSolved ? level.steps : Math.max(level.steps, options.maxMinimum)
    for (let steps = 1; steps <= last; steps++) {
      const search = steps === level.steps ? exact : new SolveTask({ ...level, steps }, this.failed)
      yield* search.work(budget)
      if (search.isSolved) {
        this.minimum = steps
        return
      }
      this.provedFrom = steps + 1
    }
  }

  private *findSpectrum(budget: Budget): Pausing {
    for (let k = 1; k <= this.level.steps; k++) {
      const search = new CountSearch({ ...this.level, steps: k }, this.counts)
      yield* runToEnd(search, budget)
      this.spectrum.push({ k, count: search.total().toString() })
    }
  }

  private *listSolutions(budget: Budget): Pausing {
    const search = new ExactSearch(this.level, this.failed)
    for (;;) {
      yield* runToEnd(search, budget)
      if (search.state === 'exhausted') {
        this.isListComplete = true
        break
      }
      if (this.solutions.length === this.options.maxSolutions) break
      this.solutions.push(checkedSolution(this.level, search))
      yield
    }
    const finder = new IdeaFinder(this.level, this.solutions)
    yield* finder.work()
    const { ideas, isComplete } = finder.result()
    this.ideas = ideas
    this.areIdeasComplete = isComplete && this.isListComplete
  }
}
