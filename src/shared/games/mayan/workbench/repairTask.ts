/**
 * Mends a level that is not sound by changing one cell, or else two, and says of each block what
 * becomes of the level without it. Each repair is proved before it is offered. Where the level is
 * sound already there is nothing to mend.
 */
import { invariant } from '../../../invariant'
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Budget, Pausing, Task } from '../../../search/task'
import { MAX_STEPS, type Cell } from '../rules/board'
import { removeBlock } from '../rules/editing'
import { levelFromSetup, type Setup } from '../rules/setup'
import { Proof, type Answering, type Proved } from '../solver/proof'
import {
  applyEdits,
  canCombine,
  countColours,
  exchanges,
  leavesNoRest,
  singleEdits,
  sizeOf,
  type Edit,
} from './edits'
import { likelyLevel, Trials } from './trials'

/** The level without a block: solved in exactly n, or not, or no level at all. */
export const ROLES = ['spare', 'essential', 'holds-apart', 'undecided'] as const
export type Role = (typeof ROLES)[number]

export interface BlockRole {
  readonly cell: Cell
  /**
   * Without the block the level is still solved in exactly n (`spare`), is not (`essential`), or is
   * no level, since blocks come together that are a run (`holds-apart`).
   */
  readonly role: Role
}

export interface Repair {
  readonly edits: readonly Edit[]
  /** The level after them: sound, proved. */
  readonly setup: Setup
  /** Whether all its solutions are one idea; null where that takes too long to decide. */
  readonly isUnique: boolean | null
}

export interface RepairFindings {
  readonly roles: readonly BlockRole[]
  /** Fewest cells first; of as many, those of one idea first. */
  readonly repairs: readonly Repair[]
  readonly tried: number
  readonly undecided: number
}

export interface RepairReport extends RepairFindings, SearchProgress {
  /** Whether the level itself is sound; null where that takes too long to decide. */
  readonly isSound: boolean | null
  /** Whether every change of one cell and of two was proved: there are no other repairs. */
  readonly isComplete: boolean
  readonly limit: LimitKind | null
}

/** More than anybody looks through. */
const MAX_REPAIRS = 24

/** How many more moves than n are tried when another n is looked for. */
const MAX_MORE_STEPS = 2

/** Candidates between two pauses where none of them is worth a search: well below a millisecond. */
const CANDIDATES_PER_PAUSE = 256

/** Candidates of one kind: edits to be made together, and null for those that can't be. */
interface Group {
  /** How many there are, nulls included. */
  readonly size: number
  readonly walk: () => Generator<readonly Edit[] | null>
}

export class RepairTask implements Task<RepairReport> {
  private readonly counts: ReadonlyMap<number, number>
  private readonly seen = new Set<string>()
  private readonly groups: readonly Group[]
  private readonly total: number
  private at = 0
  private isSound: boolean | null = null
  private isDone = false
  private found: RepairFindings = { roles: [], repairs: [], tried: 0, undecided: 0 }

  /** @param setup stacks without gaps, colours 1…10, n in 1…20; it may start with a run */
  constructor(private readonly setup: Setup) {
    this.counts = countColours(setup)
    this.seen.add(printed(setup))
    this.groups = groupsOf(setup)
    this.total = this.groups.reduce((sum, { size }) => sum + size, 0)
  }

  *work(budget: Budget): Pausing {
    this.isSound = toBoolean(yield* this.provesSound(this.setup, budget))
    yield* this.findRoles(budget)
    if (this.isSound !== true) yield* this.findRepairs(budget)
    else this.isDone = true
  }

  share(): number {
    return this.isDone ? 1 : this.at / Math.max(1, this.total)
  }

  get findings(): RepairFindings {
    return this.found
  }

  result(limit: LimitKind | null, progress: SearchProgress): RepairReport {
    const isComplete = this.isDone && this.found.undecided === 0
    return { ...progress, ...this.found, isSound: this.isSound, isComplete, limit }
  }

  private *provesSound(setup: Setup, budget: Budget): Answering<Proved> {
    const level = likelyLevel(setup)
    if (level === null) return 'no'
    const proof = new Proof(level, budget)
    const proved = yield* proof.isSound()
    proof.end()
    return proved
  }

  private *findRoles(budget: Budget): Pausing {
    for (const [x, stack] of this.setup.stacks.entries()) {
      for (const y of stack.keys()) {
        const role = yield* this.roleOf({ x, y }, budget)
        this.found = { ...this.found, roles: [...this.found.roles, { cell: { x, y }, role }] }
        yield
      }
    }
  }

  private *roleOf(cell: Cell, budget: Budget): Answering<Role> {
    const level = levelFromSetup(removeBlock(this.setup, cell))
    if (!level.ok) return 'holds-apart'
    const proof = new Proof(level.value, budget)
    const proved = yield* proof.isSolved()
    proof.end()
    return proved === 'undecided' ? 'undecided' : proved === 'yes' ? 'spare' : 'essential'
  }

  private *findRepairs(budget: Budget): Pausing {
    yield* this.findSteps(budget)
    const trials = new Trials({ isUnique: false }, budget)
    for (const { walk } of this.groups) {
      for (const edits of walk()) {
        if (this.found.repairs.length >= MAX_REPAIRS) return
        if (++this.at % CANDIDATES_PER_PAUSE === 0) yield
        if (edits === null || !leavesNoRest(this.counts, edits)) continue
        const setup = applyEdits(this.setup, edits)
        if (!this.isNew(setup)) continue
        if (yield* trials.isSound(setup)) yield* this.keep(edits, setup, budget)
        const { tried, undecided } = trials
        this.found = { ...this.found, tried, undecided }
        yield
      }
    }
    this.isDone = true
  }

  /** The board as it is may be sound for another n. */
  private *findSteps(budget: Budget): Pausing {
    const { steps } = this.setup
    if (steps === null) return
    for (let to = 1; to <= Math.min(MAX_STEPS, steps + MAX_MORE_STEPS); to++) {
      const setup = { ...this.setup, steps: to }
      const isSound = to !== steps && (yield* this.provesSound(setup, budget)) === 'yes'
      if (isSound) return yield* this.keep([{ kind: 'steps', from: steps, to }], setup, budget)
    }
  }

  private *keep(edits: readonly Edit[], setup: Setup, budget: Budget): Pausing {
    const level = levelFromSetup(setup)
    invariant(level.ok, 'what was proved sound is a level')
    const proof = new Proof(level.value, budget)
    const isUnique = toBoolean(yield* proof.isUnique())
    proof.end()
    const repairs = [...this.found.repairs, { edits, setup, isUnique }]
    this.found = { ...this.found, repairs: repairs.sort(byRank) }
  }

  private isNew(setup: Setup): boolean {
    const text = printed(setup)
    if (this.seen.has(text)) return false
    this.seen.add(text)
    return true
  }
}

/** In the order in which a designer would rather have them. */
function groupsOf(setup: Setup): readonly Group[] {
  const singles = singleEdits(setup)
  const of = (kind: Edit['kind']) => singles.filter((edit) => edit.kind === kind)
  const [recolour, remove, add] = [of('recolour'), of('remove'), of('add')]
  const isMove = (one: Edit, other: Edit) =>
    one.kind === 'remove' && other.kind === 'add' && one.from === other.to
  return [
    alone(recolour),
    alone(remove),
    alone(add),
    alone(exchanges(setup)),
    across(remove, add, isMove),
    within(recolour),
    across(recolour, remove),
    across(recolour, add),
    across(remove, add, (one, other) => !isMove(one, other)),
    within(remove),
    across(add, add),
  ]
}

function alone(edits: readonly Edit[]): Group {
  return {
    size: edits.length,
    *walk() {
      for (const edit of edits) yield [edit]
    },
  }
}

/** Each two of the edits. */
function within(edits: readonly Edit[]): Group {
  return {
    size: (edits.length * (edits.length - 1)) / 2,
    *walk() {
      for (const [index, one] of edits.entries()) {
        for (const other of edits.slice(index + 1)) {
          yield canCombine(one, other) ? [one, other] : null
        }
      }
    },
  }
}

/** Each of the one with each of the other. */
function across(
  ones: readonly Edit[],
  others: readonly Edit[],
  isWanted: (one: Edit, other: Edit) => boolean = () => true,
): Group {
  return {
    size: ones.length * others.length,
    *walk() {
      for (const one of ones) {
        for (const other of others) {
          yield canCombine(one, other) && isWanted(one, other) ? [one, other] : null
        }
      }
    },
  }
}

function byRank(a: Repair, b: Repair): number {
  return (
    sizeOf(a.edits) - sizeOf(b.edits) || Number(b.isUnique === true) - Number(a.isUnique === true)
  )
}

function toBoolean(proved: Proved): boolean | null {
  return proved === 'undecided' ? null : proved === 'yes'
}

/** Mirror images are different boards to whoever asked for a repair of this one. */
function printed({ stacks }: Setup): string {
  return stacks.map((stack) => stack.join('.')).join('/')
}
