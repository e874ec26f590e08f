/**
 * Ideas: solutions that differ only in the order of independent moves are one idea.
 *
 * Blocks keep their identity through falls and exchanges. A move *does* something to certain
 * blocks: one is dragged a certain way, and either changes places with a certain other or drops.
 * Two neighbouring moves are *independent* when the same can be done to the same blocks in the
 * other order, both moves are legal, and together they clear the same blocks and leave every other
 * block where the original order leaves it. An idea is a class of solutions under exchanging
 * independent neighbours (a Mazurkiewicz trace); its representative is the smallest.
 */
import { invariant } from '../../../invariant'
import { compareMoves, type Direction, type Move } from '../board'
import { markedHeights } from '../column'
import { packStacks, runsOf, unpackStacks } from '../position'
import type { Level } from '../setup'

export interface Idea {
  /** The smallest of its solutions. */
  readonly representative: readonly Move[]
  /** How many solutions it has; `isComplete` says whether all of them were looked at. */
  readonly size: number
  readonly isComplete: boolean
}

/** Orders of moves that are looked at for one idea. */
const MAX_SIZE = 10_000

type BlockId = number

/** Block ids from the bottom up, column by column. */
type IdStacks = readonly (readonly BlockId[])[]

/** What a move does to which blocks; `partner` is null for a drop. */
interface Deed {
  readonly block: BlockId
  readonly g: Direction
  readonly partner: BlockId | null
}

/**
 * The ideas behind solutions of one level, smallest representative first.
 *
 * @param solutions solutions of exactly `level.steps` moves, exchanges as rightward drags
 */
export function findIdeas(level: Level, solutions: readonly (readonly Move[])[]): Idea[] {
  const start = identify(level)
  const seen = new Set<string>()
  const ideas: Idea[] = []
  for (const solution of solutions) {
    if (seen.has(keyOf(solution))) continue
    const members = ordersOf(start, solution)
    for (const member of members) seen.add(keyOf(member))
    const representative = members.reduce((a, b) => (compareSolutions(a, b) <= 0 ? a : b))
    ideas.push({ representative, size: members.length, isComplete: members.length < MAX_SIZE })
  }
  return ideas.sort((a, b) => compareSolutions(a.representative, b.representative))
}

export function compareSolutions(a: readonly Move[], b: readonly Move[]): number {
  const at = a.findIndex((move, index) => {
    const other = b[index]
    return other === undefined || compareMoves(move, other) !== 0
  })
  const move = a[at]
  const other = b[at]
  return move !== undefined && other !== undefined ? compareMoves(move, other) : a.length - b.length
}

/** Every order that exchanging independent neighbours leads to, the solution itself first. */
function ordersOf(start: Blocks, solution: readonly Move[]): Move[][] {
  const orders = [[...solution]]
  const known = new Set([keyOf(solution)])
  for (const order of orders) {
    for (const other of neighboursOf(start, order)) {
      if (orders.length === MAX_SIZE) return orders
      if (known.has(keyOf(other))) continue
      known.add(keyOf(other))
      orders.push(other)
    }
  }
  return orders
}

/** The orders with one pair of independent neighbours exchanged. */
function neighboursOf(start: Blocks, order: readonly Move[]): Move[][] {
  const neighbours: Move[][] = []
  let stacks = start.stacks
  for (const [index, move] of order.entries()) {
    const next = order[index + 1]
    const pair = next && exchanged({ ...start, stacks }, move, next)
    if (pair) neighbours.push([...order.slice(0, index), ...pair, ...order.slice(index + 2)])
    stacks = play({ ...start, stacks }, move).stacks
  }
  return neighbours
}

interface Blocks {
  readonly stacks: IdStacks
  readonly colours: readonly number[]
}

function identify({ position }: Level): Blocks {
  const colours: number[] = []
  const stacks = unpackStacks(position).map((stack) =>
    stack.map((colour) => colours.push(colour) - 1),
  )
  return { stacks, colours }
}

/** The two moves in the other order, if they are independent. */
function exchanged(blocks: Blocks, first: Move, second: Move): [Move, Move] | null {
  const { colours } = blocks
  const afterFirst = play(blocks, first)
  const afterBoth = play({ stacks: afterFirst.stacks, colours }, second)

  const secondFirst = moveFor(blocks.stacks, deedOf(afterFirst.stacks, second))
  if (secondFirst === null) return null
  const afterSecond = play(blocks, secondFirst)
  const firstSecond = moveFor(afterSecond.stacks, deedOf(blocks.stacks, first))
  if (firstSecond === null) return null
  const other = play({ stacks: afterSecond.stacks, colours }, firstSecond)

  const cleared = [...afterFirst.cleared, ...afterBoth.cleared]
  const otherCleared = [...afterSecond.cleared, ...other.cleared]
  const isSame =
    JSON.stringify(afterBoth.stacks) === JSON.stringify(other.stacks) &&
    cleared.sort(ascending).join() === otherCleared.sort(ascending).join()
  return isSame ? [secondFirst, firstSecond] : null
}

function deedOf(stacks: IdStacks, { x, y, g }: Move): Deed {
  const block = stacks[x]?.[y]
  invariant(block !== undefined, 'a move drags a block')
  return { block, g, partner: stacks[x + g]?.[y] ?? null }
}

/** The move that does this here, or null where it can't be done. */
function moveFor(stacks: IdStacks, deed: Deed): Move | null {
  const x = stacks.findIndex((stack) => stack.includes(deed.block))
  const y = stacks[x]?.indexOf(deed.block) ?? -1
  if (y < 0 || stacks[x + deed.g] === undefined) return null
  return (stacks[x + deed.g]?.[y] ?? null) === deed.partner ? { x, y, g: deed.g } : null
}

/** A legal move with identities: the stacks after it, and the blocks it clears. */
function play(blocks: Blocks, { x, y, g }: Move): { stacks: IdStacks; cleared: BlockId[] } {
  const { block, partner } = deedOf(blocks.stacks, { x, y, g })
  let stacks = blocks.stacks.map((stack, column) => {
    if (column === x) return stack.flatMap((id, row) => (row === y ? (partner ?? []) : id))
    if (column !== x + g) return stack
    return partner === null ? [...stack, block] : stack.map((id, row) => (row === y ? block : id))
  })
  const cleared: BlockId[] = []
  for (;;) {
    const colours = stacks.map((stack) => stack.map((id) => blocks.colours[id] ?? 0))
    const runs = runsOf(packStacks(colours)).map(markedHeights)
    if (runs.every((rows) => rows.length === 0)) return { stacks, cleared }
    stacks = stacks.map((stack, column) =>
      stack.filter((id, row) => {
        const isCleared = runs[column]?.includes(row) ?? false
        if (isCleared) cleared.push(id)
        return !isCleared
      }),
    )
  }
}

function keyOf(solution: readonly Move[]): string {
  return solution.map(({ x, y, g }) => `${x}${y}${g}`).join()
}

function ascending(a: number, b: number): number {
  return a - b
}
