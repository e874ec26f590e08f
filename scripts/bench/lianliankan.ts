/**
 * Lianliankan: how long it takes to prove boards clearable, and not; to find whether they can be
 * lost; and how often equal tiles are neighbours on generated boards. CPU time of this process,
 * which other work on the machine hardly changes.
 */
import { areNeighbours } from '../../src/shared/games/lianliankan/generator/drawOrder'
import { BORDER_RULES, type BorderRule } from '../../src/shared/games/lianliankan/rules/board'
import { generate } from '../../src/shared/games/lianliankan/generator/generateTask'
import { areAlike, cellOf, type Position } from '../../src/shared/games/lianliankan/rules/position'
import { levelFromSetup } from '../../src/shared/games/lianliankan/rules/setup'
import {
  AnalysisTask,
  type AnalysisPart,
  type AnalysisReport,
} from '../../src/shared/games/lianliankan/solver/analysis'
import { runAtOnce } from '../../src/shared/search/task'
import { Random } from '../../src/shared/random'
import { median, quantile } from './measure'

const MAX_SECONDS = 10

interface Kind {
  readonly rows: number
  readonly columns: number
  readonly types: number
  readonly boards: number
}

const GENERATED: readonly Kind[] = [
  { rows: 8, columns: 12, types: 24, boards: 100 },
  { rows: 8, columns: 12, types: 12, boards: 100 },
  { rows: 8, columns: 12, types: 6, boards: 40 },
  { rows: 10, columns: 14, types: 35, boards: 40 },
  { rows: 20, columns: 30, types: 40, boards: 8 },
]

const RANDOM: readonly Kind[] = [
  { rows: 6, columns: 8, types: 12, boards: 200 },
  { rows: 8, columns: 12, types: 24, boards: 200 },
  { rows: 8, columns: 12, types: 40, boards: 200 },
  { rows: 10, columns: 14, types: 35, boards: 100 },
  { rows: 12, columns: 18, types: 36, boards: 50 },
  { rows: 20, columns: 30, types: 40, boards: 10 },
]

interface Measured {
  readonly ms: number
  readonly outcome: string
}

export function measureLianliankan(): void {
  // The first boards warm up the machine's JavaScript.
  for (let seed = 0; seed < 20; seed++) verdictOf(generatedBoard(seed, 'outside', GENERATED[0]))
  report('generated, full: verdict', GENERATED, generatedBoard, verdictOf)
  report('random, full: verdict', RANDOM, randomBoard, verdictOf)
  report('generated, full: robustness', GENERATED, generatedBoard, robustnessOf)
  for (const border of BORDER_RULES) printNeighbours(border)
}

type Maker = (seed: number, border: BorderRule, kind: Kind | undefined) => Position

function report(
  name: string,
  kinds: readonly Kind[],
  make: Maker,
  measure: (position: Position) => Measured,
): void {
  console.log(
    `\n${name}\n| board | border | outcomes | in 1 s | in 10 s | median ms | 95 % ms | most ms |`,
  )
  console.log('| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |')
  for (const kind of kinds) {
    for (const border of BORDER_RULES) {
      const measured = Array.from({ length: kind.boards }, (_, seed) =>
        measure(make(seed, border, kind)),
      )
      console.log(
        rowOf(`${kind.rows} × ${kind.columns}, ${kind.types} types | ${border}`, measured),
      )
    }
  }
}

function rowOf(name: string, measured: readonly Measured[]): string {
  const times = measured.map(({ ms }) => ms)
  const decidedIn = (most: number) =>
    measured.filter(({ ms, outcome }) => outcome !== 'undecided' && ms <= most).length
  const outcomes = [...new Set(measured.map(({ outcome }) => outcome))].sort()
  const counts = outcomes.map(
    (outcome) => `${measured.filter((one) => one.outcome === outcome).length} ${outcome}`,
  )
  const figures = [median(times), quantile(times, 0.95), Math.max(...times)]
  const shares = [decidedIn(1000), decidedIn(MAX_SECONDS * 1000)].map(
    (count) => `${Math.round((100 * count) / measured.length)} %`,
  )
  const cells = [name, counts.join(', '), ...shares, ...figures.map((ms) => ms.toFixed(1))]
  return `| ${cells.join(' | ')} |`
}

function verdictOf(position: Position): Measured {
  const { ms, report } = analyse(position, ['verdict'])
  return { ms, outcome: report.verdict.kind }
}

function robustnessOf(position: Position): Measured {
  const { ms, report } = analyse(position, ['verdict', 'robustness'])
  return { ms, outcome: report.robustness.kind }
}

function analyse(
  position: Position,
  parts: readonly AnalysisPart[],
): { ms: number; report: AnalysisReport } {
  const start = cpuMs()
  const report = runAtOnce((bytes) => new AnalysisTask(position, bytes, parts), cpuMs, {
    maxSeconds: MAX_SECONDS,
  })
  return { ms: cpuMs() - start, report }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function generatedBoard(seed: number, border: BorderRule, kind: Kind | undefined): Position {
  if (kind === undefined) throw new Error('no kind of board')
  const { rows, columns, types } = kind
  const { outcome } = generate({ seed, rows, columns, types, border }, cpuMs)
  const level = outcome.kind === 'found' ? levelFromSetup(outcome.setup) : null
  if (!level?.ok) throw new Error('not a board')
  return level.value
}

/** The tiles of a generated board anywhere. */
function randomBoard(seed: number, border: BorderRule, kind: Kind | undefined): Position {
  const board = generatedBoard(seed, border, kind)
  return { ...board, tiles: new Random(seed).shuffled(board.tiles) }
}

function printNeighbours(border: BorderRule): void {
  const kind = GENERATED[0]
  let [dealt, drawn] = [0, 0]
  for (let seed = 0; seed < 200; seed++) {
    dealt += equalNeighbours(generatedBoard(seed, border, kind)) / 200
    drawn += equalNeighbours(randomBoard(seed, border, kind)) / 200
  }
  console.log(
    `\n8 × 12, 24 types, ${border}: ${dealt.toFixed(2)} equal neighbours on generated boards, ` +
      `${drawn.toFixed(2)} on random ones`,
  )
}

function equalNeighbours(position: Position): number {
  const cells = position.tiles.map((_, index) => cellOf(position, index))
  return cells.reduce(
    (count, a) =>
      count + cells.filter((b) => areNeighbours(a, b) && areAlike(position, [a, b])).length / 2,
    0,
  )
}
