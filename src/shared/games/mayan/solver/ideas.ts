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
import { compareMoves, type Direction, type Move } from '../rules/board'
import { markedHeights } from '../rules/column'
import { packStacks, runsOf, unpackStacks } from '../rules/position'
import type { Level } from '../rules/setup'

export interface Idea {
  /** The smallest of its solutions, of those that were looked at. */
  readonly representative: readonly Move[]
  /** How many solutions it has; `isComplete` says whether all of them were looked at. */
  readonly size: number
  readonly isComplete: boolean
}

export interface Ideas {
  /** Smallest representative first. */
  readonly ideas: readonly Idea[]
  /** Whether every solution was put to an idea, so that there are just as many. */
  readonly isComplete: boolean
}

/** Orders of moves that are looked at, of all ideas together: a millisecond each at worst. */
const MAX_ORDERS = 2000

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
 * The ideas behind solutions of one level.
 *
 * @param solutions solutions of exactly `level.steps` moves, exchanges as rightward drags
 */
export function findIdeas(level: Level, solutions: readonly (readonly Move[])[]): Ideas {
  const finder = new IdeaFinder(level, solutions)
  for (const _pause of finder.work()) continue
  return finder.result()
}

/** The same in pieces: `work` pauses after each order of moves. */
export class IdeaFinder {
  private readonly start: Blocks
  private readonly seen = new Set<string>()
  private readonly ideas: Idea[] = []
  private orders = 0
  private isComplete = false

  constructor(
    level: Level,
    private readonly solutions: readonly (readonly Move[])[],
  ) {
    this.start = identify(level)
  }

  *work(): Generator<void, void, void> {
    for (const solution of this.solutions) {
      if (this.seen.has(keyOf(solution))) continue
      if (this.orders >= MAX_ORDERS) return
      yield* this.findIdeaOf(solution)
    }
    // One idea that was cut short is still one; of two, each may be the rest of the other.
    this.isComplete = this.ideas.filter(({ isComplete }) => !isComplete).length < 2
  }

  result(): Ideas {
    const ideas = [...this.ideas].sort((a, b) =>
      compareSolutions(a.representative, b.representative),
    )
    return { ideas, isComplete: this.isComplete }
  }

  /** Every order that exchanging independent neighbours leads to from a solution. */
  private *findIdeaOf(solution: readonly Move[]): Generator<void, void, void> {
    const members: (readonly Move[])[] = [solution]
    this.seen.add(keyOf(solution))
    let expanded = 0
    for (const order of members) {
      if (this.orders >= MAX_ORDERS) break
      this.orders++
      expanded++
      for (const other of neighboursOf(this.start, order)) {
        if (this.seen.has(keyOf(other))) continue
        this.seen.add(keyOf(other))
        members.push(other)
      }
      yield
    }
    const representative = members.reduce((a, b) => (compareSolutions(a, b) <= 0 ? a : b))
    const isComplete = expanded === members.length
    this.ideas.push({ representative, size: members.length, isComplete })
  }
}

/** The contest's order of solutions, for `sort`: move by move, the shorter first. */
export function compareSolutions(a: readonly Move[], b: readonly Move[]): number {
  const at = a.findIndex((move, index) => {
    const other = b[index]
    return other === undefined || compareMoves(move, other) !== 0
  })
  const move = a[at]
  const other = b[at]
  return move !== undefined && other !== undefined ? compareMoves(move, other) : a.length - b.length
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
