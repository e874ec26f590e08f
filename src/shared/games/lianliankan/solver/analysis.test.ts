import { describe, expect, it } from 'vitest'
import { Random } from '../../../random'
import { DEFAULT_LIMITS } from '../../../search/limits'
import { runAtOnce, TaskRunner, type Task } from '../../../search/task'
import type { BorderRule } from '../rules/board'
import { generate } from '../generator/generateTask'
import { without, type Position } from '../rules/position'
import { isSolution, playLinks } from '../rules/replay'
import { levelFromSetup } from '../rules/setup'
import { AnalysisTask, type AnalysisReport } from './analysis'
import { PairMapTask } from './pairMap'
import { solve, SolveTask } from './solveTask'

const stopped = () => 0
const TABLE_BYTES = 1 << 24

/** Random tiles over the cells that `fixed` leaves open, a given number of each type. */
function randomBoard(
  [rows, columns]: readonly [number, number],
  { border, types, seed }: { border: BorderRule; types: number; seed: number },
  fixed: Readonly<Record<number, number>> = {},
): Position {
  const open = Array.from({ length: rows * columns }, (_, cell) => cell).filter(
    (cell) => fixed[cell] === undefined,
  )
  const pairs = Math.floor(open.length / 2)
  const ofPairs = Array.from({ length: pairs }, (_, index) => (index % types) + 1)
  const drawn = new Random(seed).shuffled([...ofPairs, ...ofPairs])
  const tiles = Array<number>(rows * columns).fill(0)
  for (const [index, cell] of open.entries()) tiles[cell] = drawn[index] ?? 0
  for (const [cell, type] of Object.entries(fixed)) tiles[Number(cell)] = type
  return { rows, columns, border, tiles }
}

function generated(seed: number, types: number, border: BorderRule): Position {
  const { outcome } = generate({ seed, rows: 8, columns: 12, border, types }, stopped)
  const level = outcome.kind === 'found' ? levelFromSetup(outcome.setup) : null
  if (!level?.ok) throw new Error('no level')
  return level.value
}

const isClearable = (position: Position) => {
  const { verdict } = solve(position, stopped)
  if (verdict.kind === 'solved') expect(isSolution(position, verdict.pairs)).toBe(true)
  expect(verdict.kind).not.toBe('undecided')
  return verdict.kind === 'solved'
}

describe('boards that can’t be cleared', () => {
  /** Two pairs crossed in the upper left corner, of types that are nowhere else. */
  const crossed = (columns: number) => ({ 0: 39, 1: 40, [columns]: 40, [columns + 1]: 39 })

  it.each(['inside', 'outside'] as const)('two crossed pairs alone (%s)', (border) => {
    const tiles = [1, 2, 0, 2, 1, 0, 0, 0, 0]
    const report = solve({ rows: 3, columns: 3, border, tiles }, stopped)
    expect(report.verdict).toEqual({ kind: 'unsolvable' })
  })

  it('the same corner in a full board of 10 × 14, whose other tiles can be cleared', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const options = { border: 'outside', types: 17, seed } as const
      const board = randomBoard([10, 14], options, crossed(14))
      expect(isClearable(board)).toBe(false)
      const tiles = board.tiles.map((type) => (type > 38 ? 0 : type))
      expect(isClearable({ ...board, tiles })).toBe(true)
    }
  })

  it.each(['inside', 'outside'] as const)('three pairs in a ring, in 20 × 30 (%s)', (border) => {
    const ring = { 0: 38, 1: 39, 2: 40, 30: 39, 31: 40, 32: 38 }
    const board = randomBoard([20, 30], { border, types: 12, seed: 3 }, ring)
    expect(isClearable(board)).toBe(false)
    const tiles = board.tiles.map((type) => (type >= 38 ? 0 : type))
    expect(isClearable({ ...board, tiles })).toBe(true)
  })
})

describe('on boards of 8 × 12', () => {
  it('what robustness and the map of pairs say holds for searches of their own', () => {
    const tally = { wins: 0, loses: 0, undecided: 0 }
    let fatal = 0
    for (let seed = 1; seed <= 12; seed++) {
      const board = generated(seed, seed % 2 === 0 ? 24 : 12, seed % 3 ? 'outside' : 'inside')
      const { robustness } = runAtOnce((bytes) => new AnalysisTask(board, bytes), stopped)
      if (robustness.kind !== 'fatal') continue
      fatal++
      const before = playLinks(board, robustness.after)
      const after = playLinks(board, [...robustness.after, robustness.pair])
      if (before === null || after === null) throw new Error('links that can’t be made')
      expect([isClearable(before), isClearable(after)]).toEqual([true, false])
      const map = runAtOnce((bytes) => new PairMapTask(before, bytes), stopped)
      for (const { pair, outcome } of map.pairs) {
        tally[outcome]++
        expect(outcome).toBe(isClearable(without(before, pair)) ? 'wins' : 'loses')
      }
    }
    expect(fatal).toBeGreaterThan(9)
    expect(tally.undecided).toBe(0)
    expect(Math.min(tally.wins, tally.loses)).toBeGreaterThan(9)
  })

  it('where next to nothing may be remembered, the verdict is the same', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const board = randomBoard([8, 12], { border: 'inside', types: 24, seed })
      const { verdict } = solve(board, stopped, { tableBytes: 1 })
      expect(verdict.kind).toBe(solve(board, stopped).verdict.kind)
    }
  })
})

describe('limits', () => {
  const board = generated(3, 12, 'outside')
  const whole = runAtOnce((bytes) => new AnalysisTask(board, bytes), stopped, {
    tableBytes: TABLE_BYTES,
  })

  function runInPieces(task: Task<AnalysisReport>, maxNodes: number) {
    const runner = new TaskRunner(task, { ...DEFAULT_LIMITS, maxNodes }, stopped)
    const reports: AnalysisReport[] = []
    for (;;) {
      const report = runner.run(Infinity)
      if (report !== null) reports.push(report)
      if (runner.isFinished) return reports
      runner.extend({ maxNodes, maxSeconds: Infinity })
    }
  }

  it('a search that is continued after a limit ends as if it had never stopped', () => {
    for (const maxNodes of [1, 7, 100]) {
      const reports = runInPieces(new AnalysisTask(board, TABLE_BYTES), maxNodes)
      expect(reports.length).toBeGreaterThan(10)
      expect(reports.at(-1)).toEqual(whole)
      const [first] = reports
      expect(first?.limit).toBe('nodes')
      expect(first?.robustness).toEqual({ kind: 'undecided', limit: 'nodes' })
      // What is known stays known.
      const known = reports.findIndex(({ verdict }) => verdict.kind === 'solved')
      for (const report of reports.slice(known)) expect(report.verdict).toEqual(whole.verdict)
    }
  })

  it('time and cancelling leave the verdict undecided', () => {
    let now = 0
    const clock = () => now++
    const task = new SolveTask(board, TABLE_BYTES)
    const runner = new TaskRunner(task, { ...DEFAULT_LIMITS, maxSeconds: 0.001 }, clock)
    expect(runner.run(Infinity)?.verdict).toEqual({ kind: 'undecided', limit: 'time' })
    expect(runner.stop('cancelled').verdict).toEqual({ kind: 'undecided', limit: 'cancelled' })
  })

  it('findings are reported as they are found, and are plain data', () => {
    const task = new AnalysisTask(board, TABLE_BYTES)
    const runner = new TaskRunner(task, DEFAULT_LIMITS, stopped)
    const kinds = new Set<string>()
    while (!runner.isFinished) {
      runner.run(0)
      kinds.add(`${task.findings.verdict.kind} ${task.findings.robustness.kind}`)
    }
    expect([...kinds]).toEqual(['undecided undecided', 'solved undecided', 'solved fatal'])
    expect(structuredClone(whole)).toEqual(whole)
  })

  it('the map of pairs reports one after the other', () => {
    const task = new PairMapTask(board, TABLE_BYTES)
    const runner = new TaskRunner(task, { ...DEFAULT_LIMITS, maxNodes: 1 }, stopped)
    const first = runner.run(Infinity)
    expect(first?.limit).toBe('nodes')
    expect(first?.outcome).toBe('undecided')
    const counts: number[] = []
    while (!runner.isFinished) {
      counts.push(task.findings.pairs.filter(({ outcome }) => outcome !== 'undecided').length)
      runner.extend({ maxNodes: 1, maxSeconds: Infinity })
      runner.run(Infinity)
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(new Set(counts).size).toBeGreaterThan(5)
    expect(task.findings.outcome).toBe('wins')
  })
})
