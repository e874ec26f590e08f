/**
 * A contest kit from a recipe and its seed: the levels of its groups, and for each mistake levels
 * that are searched for until the program that makes it prints a wrong answer. Then every program
 * runs on every level, so that it is known, and not hoped, which mistakes the set catches. Each level
 * has a seed of its own, drawn from the recipe's.
 */
import { Random } from '../../../random'
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Budget, Pausing, Task } from '../../../search/task'
import { canonicalForm } from '../rules/canonicalForm'
import type { Answering } from '../solver/proof'
import { seedOf, type ImpossibleReason } from '../generator/options'
import { levelFromSetup, type Setup } from '../rules/setup'
import { invariant } from '../../../invariant'
import { findGroupLevel } from './groupLevels'
import type { MistakeId } from './mistakes'
import { proveLevel, type LevelProof } from './proof'
import { impossibleGroup, type Recipe } from './recipe'
import { findTrap } from './trapSearch'

/** What a level is in the set for. Groups are counted from 0. */
export type Purpose =
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'mistake'; readonly mistake: MistakeId }

export interface KitLevel extends LevelProof {
  readonly setup: Setup
  readonly purpose: Purpose
}

export type KitOutcome =
  /** From few steps to many, and from few blocks to many. */
  | { readonly kind: 'made'; readonly levels: readonly KitLevel[] }
  | { readonly kind: 'impossible'; readonly group: number; readonly reason: ImpossibleReason }
  /** `made`: levels that were there when it was given up. */
  | {
      readonly kind: 'not-found'
      readonly purpose: Purpose
      readonly made: number
      readonly limit: LimitKind | 'tries'
    }

export interface KitReport extends SearchProgress {
  readonly outcome: KitOutcome
}

/** Positions that each program may search on each level: a second or so. */
export const PROGRAM_NODES = 300_000

export class KitTask implements Task<KitReport> {
  private readonly impossible: ReturnType<typeof impossibleGroup>
  private readonly wanted: readonly Purpose[]
  private readonly levels: KitLevel[] = []
  private readonly forms = new Set<string>()

  constructor(private readonly recipe: Recipe) {
    this.impossible = impossibleGroup(recipe)
    this.wanted = purposesOf(recipe)
  }

  *work(budget: Budget): Pausing {
    if (this.impossible !== null) return
    for (const [index, purpose] of this.wanted.entries()) {
      const random = new Random(seedOf(this.recipe.seed, index))
      const setup = yield* this.find(purpose, random, budget)
      if (setup === null) return
      this.forms.add(canonicalForm(setup))
      const level = levelFromSetup(setup)
      invariant(level.ok, 'what was found is a legal level')
      const { mistakes } = this.recipe
      const proof = yield* proveLevel(level.value, { mistakes, maxNodes: PROGRAM_NODES }, budget)
      this.levels.push({ ...proof, setup, purpose })
    }
  }

  share(): number {
    return this.wanted.length === 0 ? 0 : this.levels.length / this.wanted.length
  }

  result(limit: LimitKind | null, progress: SearchProgress): KitReport {
    return { ...progress, outcome: this.outcome(limit) }
  }

  private outcome(limit: LimitKind | null): KitOutcome {
    const { impossible, levels } = this
    if (impossible !== null) return { kind: 'impossible', ...impossible }
    const purpose = this.wanted[levels.length]
    if (purpose === undefined) return { kind: 'made', levels: inOrder(levels) }
    return { kind: 'not-found', purpose, made: levels.length, limit: limit ?? 'tries' }
  }

  private find(purpose: Purpose, random: Random, budget: Budget): Answering<Setup | null> {
    const isNew = (setup: Setup) => !this.forms.has(canonicalForm(setup))
    const finding = { isNew, random, budget }
    if (purpose.kind === 'mistake') return findTrap(purpose.mistake, finding)
    const group = this.recipe.groups[purpose.group]
    invariant(group !== undefined, 'a purpose is of the recipe')
    return findGroupLevel(group, finding)
  }
}

/** What its levels are for, in the order in which they are made. */
function purposesOf({ groups, mistakes, perMistake }: Recipe): Purpose[] {
  return [
    ...groups.flatMap(({ count }, group) =>
      Array.from({ length: count }, (): Purpose => ({ kind: 'group', group })),
    ),
    ...mistakes.flatMap((mistake) =>
      Array.from({ length: perMistake }, (): Purpose => ({ kind: 'mistake', mistake })),
    ),
  ]
}

function inOrder(levels: readonly KitLevel[]): KitLevel[] {
  const steps = ({ setup }: KitLevel) => setup.steps ?? 0
  const blocks = ({ setup }: KitLevel) => setup.stacks.flat().length
  return [...levels].sort((a, b) => steps(a) - steps(b) || blocks(a) - blocks(b))
}
