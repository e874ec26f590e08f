/** Small changes to a board, as a designer would make them to mend it. */
import { HEIGHT, RUN_LENGTH, type Cell } from '../rules/board'
import type { Setup } from '../rules/setup'

/** Cells are those of the board before the change; an added block is pushed in at its cell. */
export type Edit =
  | { readonly kind: 'recolour'; readonly cell: Cell; readonly from: number; readonly to: number }
  | { readonly kind: 'remove'; readonly cell: Cell; readonly from: number }
  | { readonly kind: 'add'; readonly cell: Cell; readonly to: number }
  /** Two blocks of different colours change places. */
  | { readonly kind: 'exchange'; readonly cell: Cell; readonly other: Cell }
  /** Another n for the same board. */
  | { readonly kind: 'steps'; readonly from: number; readonly to: number }

const SIZES = { recolour: 1, remove: 1, add: 1, exchange: 2, steps: 0 } as const

/** How many cells an edit touches. */
export function sizeOf(edits: readonly Edit[]): number {
  return edits.reduce((size, { kind }) => size + SIZES[kind], 0)
}

/** Every edit of one cell. An added or changed block takes a colour that the board has. */
export function singleEdits({ stacks }: Setup): Edit[] {
  const colours = [...new Set(stacks.flat())].sort((a, b) => a - b)
  return stacks.flatMap((stack, x) => [
    ...stack.flatMap((from, y): Edit[] => [
      ...colours
        .filter((to) => to !== from)
        .map((to): Edit => ({ kind: 'recolour', cell: { x, y }, from, to })),
      { kind: 'remove', cell: { x, y }, from },
    ]),
    ...(stack.length < HEIGHT ? colours : []).flatMap((to) =>
      Array.from({ length: stack.length + 1 }, (_, y): Edit => ({
        kind: 'add',
        cell: { x, y },
        to,
      })),
    ),
  ])
}

/** Every two blocks of different colours that can change places. */
export function exchanges({ stacks }: Setup): Edit[] {
  const blocks = stacks.flatMap((stack, x) =>
    stack.map((colour, y) => ({ colour, cell: { x, y } })),
  )
  return blocks.flatMap((one, index) =>
    blocks
      .slice(index + 1)
      .filter(({ colour }) => colour !== one.colour)
      .map(({ cell }): Edit => ({ kind: 'exchange', cell: one.cell, other: cell })),
  )
}

/** All edits at once, each meant for the board as it was; of two added at one cell the first is lower. */
export function applyEdits(setup: Setup, edits: readonly Edit[]): Setup {
  const at = (x: number, y: number) =>
    edits.filter((edit) => edit.kind !== 'steps' && isAt(edit.cell, x, y))
  const stacks = setup.stacks.map((stack, x) =>
    [...stack, null].flatMap((colour, y) => {
      const here = at(x, y)
      const added = here.flatMap((edit) => (edit.kind === 'add' ? [edit.to] : []))
      if (colour === null || here.some(({ kind }) => kind === 'remove')) return added
      return [...added, colourAfter(setup, edits, { x, y }, colour)]
    }),
  )
  const steps = edits.reduce((n, edit) => (edit.kind === 'steps' ? edit.to : n), setup.steps)
  return { stacks, steps }
}

function colourAfter(setup: Setup, edits: readonly Edit[], { x, y }: Cell, colour: number): number {
  for (const edit of edits) {
    if (edit.kind === 'recolour' && isAt(edit.cell, x, y)) return edit.to
    if (edit.kind !== 'exchange') continue
    const { cell, other } = edit
    if (isAt(cell, x, y)) return setup.stacks[other.x]?.[other.y] ?? colour
    if (isAt(other, x, y)) return setup.stacks[cell.x]?.[cell.y] ?? colour
  }
  return colour
}

function isAt(cell: Cell, x: number, y: number): boolean {
  return cell.x === x && cell.y === y
}

/** Whether two edits of one cell each can be made together. */
export function canCombine(one: Edit, other: Edit): boolean {
  if (one.kind === 'steps' || other.kind === 'steps') return false
  const areAtOneCell = isAt(one.cell, other.cell.x, other.cell.y)
  return !areAtOneCell || one.kind === 'add' || other.kind === 'add'
}

/** How many blocks of each colour there are. */
export function countColours({ stacks }: Setup): Map<number, number> {
  const counts = new Map<number, number>()
  for (const colour of stacks.flat()) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return counts
}

/** Whether after the edits each colour has no block or three and more: without that none is worth a try. */
export function leavesNoRest(counts: ReadonlyMap<number, number>, edits: readonly Edit[]): boolean {
  const changed = new Map(counts)
  const change = (colour: number, by: number) =>
    changed.set(colour, (changed.get(colour) ?? 0) + by)
  for (const edit of edits) {
    if (edit.kind === 'recolour' || edit.kind === 'remove') change(edit.from, -1)
    if (edit.kind === 'recolour' || edit.kind === 'add') change(edit.to, 1)
  }
  return [...changed.values()].every((count) => count === 0 || count >= RUN_LENGTH)
}
