/** The solutions of a report as rows: one for each idea, or, without ideas, one for each solution. */
import type { Move } from '@shared/games/mayan/rules/board'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { ideaCountOf, isUnique } from '@shared/games/mayan/solver/soundness'
import { text, type Text } from '../../../i18n/text'

export interface SolutionRow {
  readonly moves: readonly Move[]
  /** The solution of the minimum where that is not n: a cook, or what n would have to be. */
  readonly isMinimum: boolean
  /** Orders of the same moves that this row stands for; null where that was not looked into. */
  readonly size: number | null
  /** Whether `size` counts all of them. */
  readonly isComplete: boolean
}

/** The solution of the minimum first, then those of exactly `steps`. */
export function solutionRows(report: AnalysisReport, steps: number): SolutionRow[] {
  return [...minimumRow(report, steps), ...exactRows(report)]
}

function minimumRow({ minimum, minimumMoves }: AnalysisReport, steps: number): SolutionRow[] {
  if (minimumMoves === null || minimum === null || minimum === steps) return []
  return [{ moves: minimumMoves, isMinimum: true, size: null, isComplete: false }]
}

function exactRows({ ideas, solutions, verdict }: AnalysisReport): SolutionRow[] {
  if (ideas.length > 0) {
    return ideas.map(({ representative, size, isComplete }) => ({
      moves: representative,
      isMinimum: false,
      size,
      isComplete,
    }))
  }
  const known = solutions.length > 0 || verdict.kind !== 'solved' ? solutions : [verdict.moves]
  return known.map((moves) => ({ moves, isMinimum: false, size: null, isComplete: false }))
}

/** `21→ 31→ 30→` */
export function movesText(moves: readonly Move[]): string {
  return moves.map(({ x, y, g }) => `${x}${y}${g === 1 ? '→' : '←'}`).join(' ')
}

/** "Cook in 2": what the solution of the minimum is, where that is not n; null for none. */
export function minimumText(report: AnalysisReport, steps: number): Text | null {
  const { verdict, minimum } = report
  if (minimum === null || minimumRow(report, steps).length === 0) return null
  const isCook = verdict.kind === 'solved' && minimum < steps
  return text(isCook ? 'ideas.cook' : 'ideas.minimum', { minimum })
}

/** "2 ideas, 7 solutions", as exactly as it is known; null without a solution. */
export function ideasText(report: AnalysisReport, steps: number): Text | null {
  const { ideas, solutions, areIdeasComplete, spectrum } = report
  const total = spectrum.find(({ k }) => k === steps)?.count
  if (exactRows(report).length === 0) return null
  if (ideas.length === 0) {
    const count = Math.max(1, solutions.length)
    return total === undefined
      ? text('ideas.atLeast', { what: { key: 'ideas.solutions', count } })
      : solutionsText(total)
  }
  const count = ideaCountOf(report)
  const values = {
    ideas: { key: 'ideas.ideas', count },
    solutions: solutionsText(total ?? String(solutions.length)),
  } as const
  if (isUnique(report))
    return total === '1' || solutions.length === 1 ? text('ideas.only') : text('ideas.one', values)
  const line = text('ideas.line', values)
  return areIdeasComplete ? line : text('ideas.atLeast', { what: line })
}

function solutionsText(total: string): Text {
  return total === '1'
    ? { key: 'ideas.solutions', count: 1 }
    : text('ideas.manySolutions', { amount: { count: total } })
}
