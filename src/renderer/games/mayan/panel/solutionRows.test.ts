import { describe, expect, it } from 'vitest'
import type { Move } from '@shared/games/mayan/rules/board'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { Idea } from '@shared/games/mayan/solver/ideas'
import { loadLanguage, say } from '../../../i18n/i18n'
import { ideasText, movesText, solutionRows } from './solutionRows'

await loadLanguage('en')

const moves: Move[] = [
  { x: 2, y: 1, g: 1 },
  { x: 3, y: 0, g: -1 },
]
const idea = (size: number, isComplete = true): Idea => ({
  representative: moves,
  size,
  isComplete,
})
const list = (length: number) => Array.from({ length }, () => moves)
const report = (reported: Partial<AnalysisReport>): AnalysisReport => ({
  nodes: 1,
  ms: 1,
  share: 1,
  verdict: { kind: 'solved', moves },
  minimum: 2,
  minimumMoves: moves,
  provedFrom: 2,
  spectrum: [],
  solutions: [],
  isListComplete: true,
  ideas: [],
  areIdeasComplete: true,
  limit: null,
  ...reported,
})
const said = (reported: Partial<AnalysisReport>) => {
  const line = ideasText(report(reported), 2)
  return line === null ? null : say(line)
}

const rowsOf = (reported: AnalysisReport) => solutionRows(reported, 2)

describe('the rows of solutions', () => {
  it('are the ideas', () => {
    expect(rowsOf(report({ solutions: list(6), ideas: [idea(6)] }))).toEqual([
      { moves, isMinimum: false, size: 6, isComplete: true },
    ])
  })

  it('are the solutions, where the ideas behind them were not looked into', () => {
    expect(rowsOf(report({ solutions: list(2), isListComplete: false }))).toHaveLength(2)
  })

  it('are at least the answer of the verdict', () => {
    expect(rowsOf(report({ isListComplete: false }))).toMatchObject([{ moves, size: null }])
  })

  it('are none where there is no answer', () => {
    const none = { verdict: { kind: 'unsolvable' }, minimum: null, minimumMoves: null } as const
    expect(rowsOf(report(none))).toEqual([])
    expect(said({ verdict: { kind: 'unsolvable' } })).toBeNull()
  })

  it('begin with the solution of the minimum, where that is not n', () => {
    const minimumMoves = moves.slice(0, 1)
    const cook = { minimum: 1, minimumMoves, solutions: list(2), ideas: [idea(2)] }
    expect(rowsOf(report(cook))).toMatchObject([
      { moves: minimumMoves, isMinimum: true },
      { moves, isMinimum: false },
    ])
    const unsolvable = {
      ...cook,
      verdict: { kind: 'unsolvable' },
      solutions: [],
      ideas: [],
    } as const
    expect(rowsOf(report(unsolvable))).toMatchObject([{ moves: minimumMoves, isMinimum: true }])
    expect(said(unsolvable)).toBeNull()
  })

  it('print moves as they are on the board', () => {
    expect(movesText(moves)).toBe('21→ 30←')
  })
})

describe('the line about ideas', () => {
  it('is exact where all solutions are listed', () => {
    expect(said({ solutions: list(1), ideas: [idea(1)] })).toBe('The only solution')
    expect(said({ solutions: list(3), ideas: [idea(3)] })).toBe('One idea, 3 solutions')
    expect(said({ solutions: list(7), ideas: [idea(3), idea(4)] })).toBe('2 ideas, 7 solutions')
  })

  it('says at least where the list is cut, and takes the number from the spectrum', () => {
    const cut = { solutions: list(200), ideas: [idea(150), idea(90)], areIdeasComplete: false }
    expect(said(cut)).toBe('At least 2 ideas, 200 solutions')
    const count = '12345678901234567890'
    expect(said({ ...cut, spectrum: [{ k: 2, count }] })).toBe(
      'At least 2 ideas, 12,345,678,901,234,567,890 solutions',
    )
  })

  it('does not count ideas twice that may be the same', () => {
    const ideas = [idea(6), idea(10_000, false), idea(10_000, false)]
    expect(said({ solutions: list(200), ideas, areIdeasComplete: false })).toBe(
      'At least 2 ideas, 200 solutions',
    )
  })

  it('needs no ideas', () => {
    expect(said({ isListComplete: false })).toBe('At least one solution')
    expect(said({ isListComplete: false, spectrum: [{ k: 2, count: '9' }] })).toBe('9 solutions')
  })
})
