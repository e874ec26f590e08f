/** The levels of a group: sound ones from the generator, or ones that have no solution. */
import type { Random } from '../../../random'
import { MAX_SEED } from '../../../random'
import { Budget, type Pausing } from '../../../search/task'
import { HEIGHT, WIDTH } from '../board'
import type { Answering } from '../solver/proof'
import { GenerateTask } from '../generator/generateTask'
import { levelFromSetup, type Setup } from '../setup'
import { answerOf } from './proof'
import type { Group } from './recipe'

/** Sound levels that are spoilt for one without a solution, and ways to spoil each. */
const MAX_LEVELS = 20
const SPOILS_PER_LEVEL = 50

/** @param isNew whether a level is not in the set yet */
export function* findGroupLevel(
  group: Group,
  isNew: (setup: Setup) => boolean,
  { random, budget }: { readonly random: Random; readonly budget: Budget },
): Answering<Setup | null> {
  for (let made = 0; made < MAX_LEVELS; made++) {
    const sound = yield* generated(group, random, budget)
    if (sound === null) return null
    if (!group.solvable) {
      const spoilt = yield* findSpoilt(sound, isNew, { random, budget })
      if (spoilt !== null) return spoilt
    } else if (isNew(sound)) return sound
  }
  return null
}

function* generated(group: Group, random: Random, budget: Budget): Answering<Setup | null> {
  const { steps, blocks, colours } = group
  const task = new GenerateTask({ seed: random.integer(0, MAX_SEED), steps, blocks, colours })
  yield* spending(budget, (own) => task.work(own))
  const { outcome } = task.result(null, { nodes: 0, ms: 0, share: 1 })
  return outcome.kind === 'found' ? outcome.setup : null
}

/** The level with one block somewhere else, such that it can't be solved in n any more. */
function* findSpoilt(
  sound: Setup,
  isNew: (setup: Setup) => boolean,
  { random, budget }: { readonly random: Random; readonly budget: Budget },
): Answering<Setup | null> {
  for (let drawn = 0; drawn < SPOILS_PER_LEVEL; drawn++) {
    const setup = withBlockElsewhere(sound, random)
    const level = levelFromSetup(setup)
    if (!level.ok || !isNew(setup)) continue
    if ((yield* answerOf(level.value, budget)) === null) return setup
  }
  return null
}

function withBlockElsewhere({ stacks, steps }: Setup, random: Random): Setup {
  const moved = stacks.map((stack) => [...stack])
  const from = random.pick(moved.filter((stack) => stack.length > 0))
  const [block = 0] = from.splice(random.integer(0, from.length - 1), 1)
  const to = random.pick(moved.filter((stack) => stack.length < HEIGHT))
  to.splice(random.integer(0, to.length), 0, block)
  return { stacks: moved.slice(0, WIDTH), steps }
}

/** Work that counts its nodes from 0, for limits of its own; they are spent of the whole budget. */
function* spending(budget: Budget, work: (own: Budget) => Pausing): Pausing {
  const own = new Budget(budget.maxNodes - budget.nodes)
  const before = budget.nodes
  for (const _pause of work(own)) {
    budget.nodes = before + own.nodes
    yield
  }
  budget.nodes = before + own.nodes
}
