/**
 * Programs for the contest's task: the plain search that every contestant writes first, and for each
 * mistake the same search with one part of it exchanged.
 */
import type { MistakeId } from '../mistakes'
import {
  allMoves,
  leftFirst,
  pairsOfCells,
  pairsWithTheirBlocks,
  withoutEqualExchanges,
  type Attempts,
} from './attempts'
import {
  clearAcrossGaps,
  clearRowsThenColumns,
  clearRuns,
  clearThreeAtOnce,
  clearWithoutTopRun,
  clearWithoutUpperRows,
  clearWrapping,
  type Clear,
} from './clearing'
import { fall, fallByOne, type Grid } from './grid'

export interface Program {
  readonly attempts: Attempts
  readonly clear: Clear
  /** What follows on a drag, until nothing moves or clears any more. */
  readonly settle: (grid: Grid, clear: Clear) => void
  /** What is done with a board that is empty before the last step. */
  readonly earlyClear: 'go-on' | 'print' | 'pad'
}

export const RIGHT_PROGRAM: Program = {
  attempts: allMoves,
  clear: clearRuns,
  settle: (grid, clear) => {
    do fall(grid)
    while (clear(grid))
  },
  earlyClear: 'go-on',
}

/** The part in which each wrong program differs from the right one. */
const DIFFERENCES: Readonly<Record<MistakeId, Partial<Program>>> = {
  'equal-exchange': { attempts: withoutEqualExchanges },
  'left-first': { attempts: leftFirst },
  'empty-cell-named': { attempts: pairsOfCells },
  'empty-cell-order': { attempts: pairsWithTheirBlocks },
  'shapes-apart': { clear: clearRowsThenColumns },
  'three-at-once': { clear: clearThreeAtOnce },
  'upper-row-runs': { clear: clearWithoutUpperRows },
  'top-column-run': { clear: clearWithoutTopRun },
  'row-wrap': { clear: clearWrapping },
  'gap-run': { clear: clearAcrossGaps },
  'clear-before-fall': { settle: clearingFirst(fall) },
  'clear-while-falling': { settle: clearingFirst(fallByOne) },
  'early-clear': { earlyClear: 'print' },
  'early-clear-padded': { earlyClear: 'pad' },
}

/** The program that makes this mistake and no other. */
export function wrongProgram(mistake: MistakeId): Program {
  return { ...RIGHT_PROGRAM, ...DIFFERENCES[mistake] }
}

/** Clears, lets blocks fall, and so on: runs of blocks in the air are removed too. */
function clearingFirst(letFall: (grid: Grid) => boolean): Program['settle'] {
  return (grid, clear) => {
    for (let hasChanged = true; hasChanged;) {
      const hasCleared = clear(grid)
      hasChanged = letFall(grid) || hasCleared
    }
  }
}
