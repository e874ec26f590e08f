/**
 * Setup and level (`Setup` may be illegal, `Level` is not): an editor holds any setup; playing and
 * solving require a level; the problems of a setup say exactly what is wrong and where.
 */
import { err, ok, type Result } from '../../../result'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, RUN_LENGTH, WIDTH, type Cell } from './board'
import { packStacks, type Position } from './position'

/** Colours from the bottom up; 0 is a gap. */
export type Stack = readonly number[]

/** `steps` is null where its field was left empty. */
export interface Setup {
  readonly stacks: readonly Stack[]
  readonly steps: number | null
}

/** A board to be cleared in exactly `steps` moves. */
export interface Level {
  readonly position: Position
  readonly steps: number
}

/** Fatal: there is no level yet. Warning: a level, but one with no solution, seen without a search. */
export type SetupProblem =
  | { readonly rank: 'fatal'; readonly code: 'steps-out-of-range'; readonly steps: number | null }
  | { readonly rank: 'fatal'; readonly code: 'wrong-stack-count'; readonly count: number }
  | { readonly rank: 'fatal'; readonly code: 'stack-too-high'; readonly cells: readonly Cell[] }
  | { readonly rank: 'fatal'; readonly code: 'gap'; readonly cells: readonly Cell[] }
  | {
      readonly rank: 'fatal'
      readonly code: 'colour-out-of-range'
      readonly cells: readonly Cell[]
    }
  | { readonly rank: 'fatal'; readonly code: 'run-at-start'; readonly cells: readonly Cell[] }
  | { readonly rank: 'warning'; readonly code: 'no-blocks' }
  | {
      readonly rank: 'warning'
      readonly code: 'colour-too-few'
      readonly colour: number
      readonly count: number
      readonly cells: readonly Cell[]
    }

/** A board without blocks. */
export function emptySetup(steps: number | null = 1): Setup {
  return { stacks: Array.from({ length: WIDTH }, () => []), steps }
}

/** Every fault of a setup, fatal ones first; none of them needs a search. */
export function findProblems(setup: Setup): SetupProblem[] {
  return [...stepProblems(setup), ...stackProblems(setup), ...runProblems(setup), ...dead(setup)]
}

/** The level that a setup describes, or its fatal problems. */
export function levelFromSetup(setup: Setup): Result<Level, readonly SetupProblem[]> {
  const fatal = findProblems(setup).filter((problem) => problem.rank === 'fatal')
  if (fatal.length > 0 || setup.steps === null) return err(fatal)
  return ok({ position: packStacks(setup.stacks), steps: setup.steps })
}

function stepProblems({ steps }: Setup): SetupProblem[] {
  const legal = Number.isInteger(steps) && Number(steps) >= 1 && Number(steps) <= MAX_STEPS
  return legal ? [] : [{ rank: 'fatal', code: 'steps-out-of-range', steps }]
}

function stackProblems({ stacks }: Setup): SetupProblem[] {
  const problems: SetupProblem[] = []
  const report = (
    code: 'stack-too-high' | 'gap' | 'colour-out-of-range',
    isFault: (colour: number, cell: Cell, stack: Stack) => boolean,
  ) => {
    const cells = cellsWhere(stacks, isFault)
    if (cells.length > 0) problems.push({ rank: 'fatal', code, cells })
  }
  if (stacks.length !== WIDTH) {
    problems.push({ rank: 'fatal', code: 'wrong-stack-count', count: stacks.length })
  }
  report('stack-too-high', (_, { y }) => y >= HEIGHT)
  report('gap', (colour) => colour === 0)
  report(
    'colour-out-of-range',
    (colour) => colour !== 0 && !(Number.isInteger(colour) && colour >= 1 && colour <= MAX_COLOUR),
  )
  return problems
}

/** Works on unpacked stacks, since a setup with other faults can't be packed. */
function runProblems({ stacks }: Setup): SetupProblem[] {
  const at = (x: number, y: number) => stacks[x]?.[y] ?? 0
  const inRun = (colour: number, x: number, y: number, dx: number, dy: number) => {
    const reach = (sign: number) => {
      let length = 0
      while (at(x + sign * (length + 1) * dx, y + sign * (length + 1) * dy) === colour) length++
      return length
    }
    return reach(1) + reach(-1) + 1 >= RUN_LENGTH
  }
  const cells = cellsWhere(
    stacks,
    (colour, { x, y }) => colour !== 0 && (inRun(colour, x, y, 1, 0) || inRun(colour, x, y, 0, 1)),
  )
  return cells.length > 0 ? [{ rank: 'fatal', code: 'run-at-start', cells }] : []
}

/** A colour with one or two blocks can never be cleared. */
function dead({ stacks }: Setup): SetupProblem[] {
  const colours = new Map<number, Cell[]>()
  for (const cell of cellsWhere(stacks, (colour) => colour !== 0)) {
    const colour = stacks[cell.x]?.[cell.y] ?? 0
    colours.set(colour, [...(colours.get(colour) ?? []), cell])
  }
  if (colours.size === 0) return [{ rank: 'warning', code: 'no-blocks' }]
  return [...colours]
    .filter(([, cells]) => cells.length < RUN_LENGTH)
    .sort(([a], [b]) => a - b)
    .map(([colour, cells]) => ({
      rank: 'warning',
      code: 'colour-too-few',
      colour,
      count: cells.length,
      cells,
    }))
}

function cellsWhere(
  stacks: readonly Stack[],
  test: (colour: number, cell: Cell, stack: Stack) => boolean,
): Cell[] {
  return stacks.flatMap((stack, x) =>
    stack
      .map((colour, y) => ({ colour, cell: { x, y } }))
      .filter(({ colour, cell }) => test(colour, cell, stack))
      .map(({ cell }) => cell),
  )
}
