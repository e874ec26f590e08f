/**
 * What an editor does to a board, as functions from setup to setup. They take any setup and keep
 * stacks gap-free and at most seven high where they touch them; what can't be done returns the very
 * setup that was given.
 */
import { HEIGHT, isSameCell, WIDTH, type Cell } from './board'
import type { Setup, Stack } from './setup'

/** Where a block lands: pushed in at row `y` of column `x`, or on top where `y` is its height. */
export interface Landing extends Cell {
  readonly colour: number
}

/** The colour of a cell; 0 where it is empty or not on the board. */
export function colourIn({ stacks }: Setup, { x, y }: Cell): number {
  return stacks[x]?.[y] ?? 0
}

/** Blocks in a column, from 0. */
export function heightIn({ stacks }: Setup, x: number): number {
  return stacks[x]?.length ?? 0
}

/** Whether column x has room for one more block. */
export function hasRoom(setup: Setup, x: number): boolean {
  return x >= 0 && x < WIDTH && heightIn(setup, x) < HEIGHT
}

/** Pushes a block in; what is there and above moves up by one. */
export function insertBlock(setup: Setup, { x, y, colour }: Landing): Setup {
  if (!hasRoom(setup, x)) return setup
  return withStack(setup, x, (stack) => [...stack.slice(0, y), colour, ...stack.slice(y)])
}

/** Takes a block away; what is above it sinks. */
export function removeBlock(setup: Setup, { x, y }: Cell): Setup {
  if (colourIn(setup, { x, y }) === 0) return setup
  return withStack(setup, x, (stack) => stack.filter((_, at) => at !== y))
}

/** The setup with another colour in a cell; itself where that changes nothing. */
export function recolourBlock(setup: Setup, { x, y, colour }: Landing): Setup {
  const there = colourIn(setup, { x, y })
  if (there === 0 || there === colour) return setup
  return withStack(setup, x, (stack) => stack.map((other, at) => (at === y ? colour : other)))
}

/** Recolours the block that is there, or puts one on top of the column. */
export function placeBlock(setup: Setup, { x, y, colour }: Landing): Setup {
  if (colourIn(setup, { x, y }) !== 0) return recolourBlock(setup, { x, y, colour })
  return insertBlock(setup, { x, y: heightIn(setup, x), colour })
}

/** @param to where the block lands once it has been taken away */
export function moveBlock(setup: Setup, from: Cell, to: Cell): Setup {
  const colour = colourIn(setup, from)
  if (colour === 0 || isSameCell(from, to)) return setup
  const without = removeBlock(setup, from)
  const moved = insertBlock(without, { ...to, colour })
  return moved === without ? setup : moved
}

/** Left and right exchanged. */
export function mirror(setup: Setup): Setup {
  return { ...setup, stacks: [...fiveStacks(setup)].reverse() }
}

/** The board emptied; n stays. */
export function clearBoard(setup: Setup): Setup {
  if (setup.stacks.every((stack) => stack.length === 0)) return setup
  return { ...setup, stacks: fiveStacks(setup).map(() => []) }
}

function withStack(setup: Setup, x: number, change: (stack: Stack) => Stack): Setup {
  const stacks = fiveStacks(setup).map((stack, at) => (at === x ? change(stack) : stack))
  return { ...setup, stacks }
}

/** A board read from elsewhere may have fewer stacks, or more, which stay to be seen and removed. */
function fiveStacks({ stacks }: Setup): readonly Stack[] {
  const missing = Math.max(0, WIDTH - stacks.length)
  return [...stacks, ...Array.from({ length: missing }, () => [])]
}
