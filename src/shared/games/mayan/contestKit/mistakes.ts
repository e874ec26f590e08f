/**
 * The mistakes that contestants make in this task: each has a program that makes it and no other
 * (`programs/program.ts`), and a kit has a level that catches it.
 */

/** In the order of the rules that they break: moves, clearing, falling, the end. */
export const MISTAKES = [
  /** Exchanges of equal colours are skipped, though they use up a step. */
  'equal-exchange',
  /** Of a block's two ways, −1 is tried before 1. */
  'left-first',
  /** Neighbouring cells are exchanged pair by pair, and x y 1 is printed though x y is empty. */
  'empty-cell-named',
  /** The same, printed as a move of the block, but in the order of the pairs. */
  'empty-cell-order',
  /** Row runs are removed before column runs are looked for: L, T, + and H shapes leave a rest. */
  'shapes-apart',
  /** Three equal blocks are removed as soon as they are seen: a run of four or five leaves a rest. */
  'three-at-once',
  /** The loop for row runs ends where one over columns would: rows 5 and 6 are missed. */
  'upper-row-runs',
  /** The loop for column runs ends one too early: a run in rows 4 to 6 is missed. */
  'top-column-run',
  /** The board is one list of cells, so that a row run continues in the next row. */
  'row-wrap',
  /** Empty cells are passed over, so that equal blocks on both sides of a gap count as side by side. */
  'gap-run',
  /** Runs are removed before what was dragged has fallen. */
  'clear-before-fall',
  /** Blocks fall a cell at a time, and runs are removed in between. */
  'clear-while-falling',
  /** A board that is empty before the last step is taken for solved: fewer lines are printed. */
  'early-clear',
  /** The same, and the lines that are missing are filled up. */
  'early-clear-padded',
] as const
export type MistakeId = (typeof MISTAKES)[number]
