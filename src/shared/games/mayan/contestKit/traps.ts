/**
 * Boards on which a mistake is likely to show: drawn at random in a way that suits it. Most don't
 * catch it all the same; whether one does is found out by running the program that makes it.
 */
import type { Random } from '../../../random'
import { HEIGHT, RUN_LENGTH, WIDTH } from '../rules/board'
import type { Position } from '../rules/position'
import { compose, type Plan } from './compose'
import type { MistakeId } from './mistakes'
import {
  anyRun,
  anyShape,
  lyingRun,
  uprightRun,
  WHOLE_BOARD,
  type Band,
  type Piece,
} from './pieces'

/** A legal board for a number of steps; null for a draw that failed. */
export type Trap = (steps: number, random: Random) => Position | null

export interface TrapKind {
  readonly trap: Trap
  /** Steps of its levels: few, so that a plain search is done at once. */
  readonly leastSteps: number
  readonly mostSteps: number
}

const MOST_COLOURS = 4
const UPPER_ROW = WIDTH
const TOP_RUN = HEIGHT - RUN_LENGTH

/** A board that can be cleared in one move less than it is given: there is time to waste. */
const withTimeToWaste: Trap = (steps, random) => composed(steps - 1, random)

/** Runs of three to five, one or two to a move. */
const composed: Trap = (steps, random) =>
  compose(
    Array.from({ length: steps }, () =>
      Array.from({ length: random.integer(1, 2) }, () => runIn(WHOLE_BOARD, random)),
    ),
    random,
  )

const withShape: Trap = (steps, random) =>
  compose(
    withSpecial(steps, random, () => anyShape(anyColour(random), WHOLE_BOARD, random)),
    random,
  )

const withLongRun: Trap = (steps, random) =>
  compose(
    withSpecial(steps, random, () =>
      anyRun(anyColour(random), random.integer(4, 5), WHOLE_BOARD, random),
    ),
    random,
  )

/** A tower of three columns on which the first move completes a run in row 5 or 6. */
const withUpperRow: Trap = (steps, random) => {
  const from = random.integer(0, WIDTH - RUN_LENGTH)
  const band = { from, to: from + RUN_LENGTH - 1 }
  const first = () =>
    lyingRun(anyColour(random), RUN_LENGTH, from, random.integer(UPPER_ROW, HEIGHT - 1))
  return compose([[first], ...tower(steps - 1, 5, band, random)], random)
}

/** A tower on which the first move completes a run in rows 4 to 6. */
const withTopRun: Trap = (steps, random) => {
  const from = random.integer(0, WIDTH - RUN_LENGTH)
  const band = { from, to: from + RUN_LENGTH - 1 }
  const first = () =>
    uprightRun(anyColour(random), RUN_LENGTH, random.integer(band.from, band.to), TOP_RUN)
  return compose([[first], ...tower(steps - 1, 4, band, random)], random)
}

/** How each mistake is shown best. */
export const TRAPS: Readonly<Record<MistakeId, TrapKind>> = {
  'equal-exchange': { trap: withTimeToWaste, leastSteps: 3, mostSteps: 3 },
  'left-first': { trap: withTimeToWaste, leastSteps: 3, mostSteps: 3 },
  'empty-cell-named': { trap: composed, leastSteps: 2, mostSteps: 3 },
  'empty-cell-order': { trap: withTimeToWaste, leastSteps: 3, mostSteps: 3 },
  'shapes-apart': { trap: withShape, leastSteps: 2, mostSteps: 3 },
  'three-at-once': { trap: withLongRun, leastSteps: 2, mostSteps: 3 },
  'upper-row-runs': { trap: withUpperRow, leastSteps: 3, mostSteps: 3 },
  'top-column-run': { trap: withTopRun, leastSteps: 2, mostSteps: 3 },
  'row-wrap': { trap: composed, leastSteps: 2, mostSteps: 3 },
  'gap-run': { trap: composed, leastSteps: 2, mostSteps: 3 },
  'clear-before-fall': { trap: composed, leastSteps: 2, mostSteps: 3 },
  'clear-while-falling': { trap: composed, leastSteps: 2, mostSteps: 3 },
  'early-clear': { trap: withTimeToWaste, leastSteps: 3, mostSteps: 3 },
  'early-clear-padded': { trap: withTimeToWaste, leastSteps: 3, mostSteps: 3 },
}

/** A run to each move, and the special piece to one of them. */
function withSpecial(steps: number, random: Random, special: () => Piece): Plan {
  const at = random.integer(0, steps - 1)
  return Array.from({ length: steps }, (_, move) => [
    move === at ? special : runIn(WHOLE_BOARD, random),
  ])
}

/** So many runs in the band, dealt out to the moves. */
function tower(moves: number, runs: number, band: Band, random: Random): Plan {
  const plan: (() => Piece)[][] = Array.from({ length: moves }, () => [])
  for (let index = 0; index < runs; index++) {
    const move = index < moves ? index : random.integer(0, moves - 1)
    plan[move]?.push(runIn(band, random))
  }
  return plan
}

function runIn(band: Band, random: Random): () => Piece {
  return () => anyRun(anyColour(random), random.pick([3, 3, 4]), band, random)
}

function anyColour(random: Random): number {
  return random.integer(1, MOST_COLOURS)
}
