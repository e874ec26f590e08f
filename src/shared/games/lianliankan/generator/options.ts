/** What a board is asked to be, and what can't be asked for. Everything else can be made. */
import { MAX_SEED } from '../../../random'
import { MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE, type BorderRule } from '../rules/board'

export interface GenerateOptions {
  /** 0…`MAX_SEED`; the same options with the same seed give the same board. */
  readonly seed: number
  /** `MIN_SIDE`…`MAX_ROWS`. */
  readonly rows: number
  /** `MIN_SIDE`…`MAX_COLUMNS`. */
  readonly columns: number
  readonly border: BorderRule
  /** Types 1…`types`, all of them used, each about as often as any other. */
  readonly types: number
  /** An even number; all cells where it is not said, but one if they are odd in number. */
  readonly tiles?: number
}

/** Why there can be no such board. */
export const IMPOSSIBLE_REASONS = [
  'seed-out-of-range',
  'size-out-of-range',
  'types-out-of-range',
  'tiles-odd',
  'too-few-tiles',
  'board-too-small',
  'more-types-than-pairs',
] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

/** Why these options can't work, or null where they do. */
export function impossibleReason(options: GenerateOptions): ImpossibleReason | null {
  const { seed, rows, columns, types } = options
  if (!isWithin(seed, 0, MAX_SEED)) return 'seed-out-of-range'
  if (!isWithin(rows, MIN_SIDE, MAX_ROWS) || !isWithin(columns, MIN_SIDE, MAX_COLUMNS)) {
    return 'size-out-of-range'
  }
  if (!isWithin(types, 1, MAX_TYPE)) return 'types-out-of-range'
  const tiles = tilesOf(options)
  if (!Number.isInteger(tiles) || tiles % 2 !== 0) return 'tiles-odd'
  if (tiles < 2) return 'too-few-tiles'
  if (tiles > rows * columns) return 'board-too-small'
  return types > tiles / 2 ? 'more-types-than-pairs' : null
}

/** How many tiles are asked for. */
export function tilesOf({
  rows,
  columns,
  tiles,
}: Pick<GenerateOptions, 'rows' | 'columns' | 'tiles'>): number {
  return tiles ?? rows * columns - ((rows * columns) % 2)
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
