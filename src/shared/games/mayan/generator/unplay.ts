/**
 * Moves backwards: the boards from which one move leads to a given one. A move is a drag and what
 * clears after it, so it is undone in two parts: put the cleared runs back, then undo the drag.
 */
import type { Random } from '../../../random'
import { DIRECTIONS, HEIGHT, WIDTH, type Move } from '../rules/board'
import {
  colourAt,
  heightOf,
  packColumn,
  recolourAt,
  unpackColumn,
  type Column,
} from '../rules/column'
import { perColumn, type Position } from '../rules/position'
import type { Run } from './deal'

export interface Drag {
  readonly before: Position
  readonly move: Move
  /** Null for an exchange. */
  readonly shift: Shift | null
}

/** The columns a run leaves: one for an upright run, as many as it is long for a lying one. */
export interface Placement {
  readonly colour: number
  readonly x: number
  readonly width: number
  readonly height: number
}

/** The columns of a drop. */
export interface Shift {
  readonly from: number
  readonly to: number
}

/** The run upright or lying, in any columns. */
export function placeAnywhere({ colour, length }: Run, random: Random): Placement {
  const [width, height] = random.integer(0, 1) === 0 ? [1, length] : [length, 1]
  return { colour, x: random.integer(0, WIDTH - width), width, height }
}

/**
 * The board with a run put in at any height, as if it were about to clear; null where there is no
 * room. Whether all of it clears, and nothing else, is for `settle` to say.
 */
export function insertRun(board: Position, placement: Placement, random: Random): Position | null {
  const { x, width, height } = placement
  const heights = board.slice(x, x + width).map(heightOf)
  if (Math.max(...heights) + height > HEIGHT) return null
  return putRun(board, placement, random.integer(0, Math.min(...heights)))
}

/** The board with a run put in from row y on, which its columns reach and have room above. */
export function putRun(
  board: Position,
  { colour, x, width, height }: Placement,
  y: number,
): Position {
  return perColumn((at) => {
    const column = board[at] ?? 0
    return at >= x && at < x + width ? insertAt(column, y, colour, height) : column
  })
}

/** Every drag that gives this board, which need not be settled; those that change nothing left out. */
export function undoDrags(board: Position): Drag[] {
  return [...undoExchanges(board), ...undoDrops(board)]
}

function undoExchanges(board: Position): Drag[] {
  const drags: Drag[] = []
  for (let x = 0; x + 1 < WIDTH; x++) {
    const [here, beside] = [board[x] ?? 0, board[x + 1] ?? 0]
    for (let y = 0; y < Math.min(heightOf(here), heightOf(beside)); y++) {
      const [colour, other] = [colourAt(here, y), colourAt(beside, y)]
      if (colour === other) continue
      const before = withColumn(board, x, recolourAt(here, y, other))
      drags.push({
        before: withColumn(before, x + 1, recolourAt(beside, y, colour)),
        move: { x, y, g: 1 },
        shift: null,
      })
    }
  }
  return drags
}

/** The top block of a column may have come from any height beside it that is free to fall from. */
function undoDrops(board: Position): Drag[] {
  return board.flatMap((column, target) =>
    DIRECTIONS.flatMap((g) => {
      const x = target - g
      const source = board[x]
      if (column === 0 || source === undefined || heightOf(source) === HEIGHT) return []
      const top = heightOf(column) - 1
      const withoutTop = withColumn(board, target, recolourAt(column, top, 0))
      const heights = Array.from({ length: heightOf(source) + 1 }, (_, y) => y)
      return heights
        .filter((y) => y >= top)
        .map((y) => ({
          before: withColumn(withoutTop, x, insertAt(source, y, colourAt(column, top))),
          move: { x, y, g },
          shift: { from: x, to: target },
        }))
    }),
  )
}

function withColumn(position: Position, changed: number, column: Column): Position {
  return perColumn((x) => (x === changed ? column : (position[x] ?? 0)))
}

/** The column with one or more blocks of a colour from height y on; what was there rises. */
function insertAt(column: Column, y: number, colour: number, length = 1): Column {
  const cells = unpackColumn(column)
  cells.splice(y, 0, ...Array<number>(length).fill(colour))
  return packColumn(cells)
}
