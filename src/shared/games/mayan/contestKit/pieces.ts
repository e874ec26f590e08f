/** Blocks of one colour that leave the board together: runs and shapes, and how they got in. */
import type { Random } from '../../../random'
import { HEIGHT, RUN_LENGTH, WIDTH } from '../rules/board'
import { packStacks, unpackStacks, type Position } from '../rules/position'

/** `count` blocks in column x, the lowest at height `bottom`. */
export interface PieceColumn {
  readonly x: number
  readonly bottom: number
  readonly count: number
}

export interface Piece {
  readonly colour: number
  readonly columns: readonly PieceColumn[]
}

/** Columns x from `from` to `to`, inclusive: where pieces may go. */
export interface Band {
  readonly from: number
  readonly to: number
}

export const WHOLE_BOARD: Band = { from: 0, to: WIDTH - 1 }

/** The board with the piece pushed in; what was there rises. Null where there is no room. */
export function insertPiece(board: Position, { colour, columns }: Piece): Position | null {
  const stacks = unpackStacks(board)
  for (const { x, bottom, count } of columns) {
    const stack = stacks[x]
    if (stack === undefined || bottom < 0 || bottom > stack.length) return null
    if (stack.length + count > HEIGHT) return null
    stack.splice(bottom, 0, ...Array<number>(count).fill(colour))
  }
  return packStacks(stacks)
}

/** A run of `length` blocks in column `x`, from row `bottom` up. */
export function uprightRun(colour: number, length: number, x: number, bottom: number): Piece {
  return { colour, columns: [{ x, bottom, count: length }] }
}

/** A run of `length` blocks in row `bottom`, from column `x` to the right. */
export function lyingRun(colour: number, length: number, x: number, bottom: number): Piece {
  const columns = Array.from({ length }, (_, index) => ({ x: x + index, bottom, count: 1 }))
  return { colour, columns }
}

/** A run of this length anywhere in the band. */
export function anyRun(colour: number, length: number, band: Band, random: Random): Piece {
  const isLying = length <= band.to - band.from + 1 && random.integer(0, 1) === 0
  const bottom = random.integer(0, HEIGHT - 1)
  return isLying
    ? lyingRun(colour, length, random.integer(band.from, band.to - length + 1), bottom)
    : uprightRun(colour, length, random.integer(band.from, band.to), bottom)
}

/** A lying run crossed by one or two upright ones: an L, T, +, H and the like. */
export function anyShape(colour: number, { from, to }: Band, random: Random): Piece {
  const y = random.integer(0, HEIGHT - 1)
  const x = random.integer(from, to - RUN_LENGTH + 1)
  const crossed = random.shuffled([0, 1, 2]).slice(0, random.integer(1, 2))
  const columns = [0, 1, 2].map((index) =>
    crossed.includes(index)
      ? { x: x + index, bottom: y - random.integer(0, RUN_LENGTH - 1), count: RUN_LENGTH }
      : { x: x + index, bottom: y, count: 1 },
  )
  return { colour, columns }
}
