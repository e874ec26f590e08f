/**
 * The levels of a group: sound ones from the generator, or ones without a solution. The latter are
 * sound ones with a block moved elsewhere, which look as if they could be solved; where none is found
 * that way, blocks are put anywhere.
 */
import { MAX_SEED, type Random } from '../../../random'
import { Budget, type Pausing } from '../../../search/task'
import { HEIGHT, WIDTH } from '../rules/board'
import { dealColours } from '../generator/deal'
import { GenerateTask } from '../generator/generateTask'
import { levelFromSetup, type Setup } from '../rules/setup'
import type { Answering } from '../solver/proof'
import { answerOf } from './proof'
import type { Group } from './recipe'

/** Ways to spoil one sound level. */
const SPOILS_PER_LEVEL = 50
/** Sound levels that are looked for, where each may turn out to be in the set already. */
const MAX_LEVELS = 20
/** Nodes that a sound level may cost which is only to be spoilt. */
const MAX_NODES_TO_SPOIL = 1_000_000
const MAX_SCATTERED = 2_000

export interface Finding {
  /** Whether a level is not in the set yet. */
  readonly isNew: (setup: Setup) => boolean
  readonly random: Random
  readonly budget: Budget
}

/** Searches a level that a group asks for; null where its draws are used up. */
export function* findGroupLevel(group: Group, finding: Finding): Answering<Setup | null> {
  return group.solvable
    ? yield* findSound(group, finding)
    : ((yield* findSpoilt(group, finding)) ?? (yield* findUnsolvable(scattered, group, finding)))
}

function* findSound(group: Group, finding: Finding): Answering<Setup | null> {
  for (let made = 0; made < MAX_LEVELS; made++) {
    const sound = yield* generated(group, finding, Infinity)
    if (sound === null || finding.isNew(sound)) return sound
  }
  return null
}

function* findSpoilt(group: Group, finding: Finding): Answering<Setup | null> {
  const sound = yield* generated(group, finding, MAX_NODES_TO_SPOIL)
  if (sound === null) return null
  const draw = (_group: Group, random: Random) => withBlockElsewhere(sound, random)
  return yield* findUnsolvable(draw, group, finding, SPOILS_PER_LEVEL)
}

function* findUnsolvable(
  draw: (group: Group, random: Random) => Setup,
  group: Group,
  { isNew, random, budget }: Finding,
  draws = MAX_SCATTERED,
): Answering<Setup | null> {
  for (let drawn = 0; drawn < draws; drawn++) {
    const setup = draw(group, random)
    const level = levelFromSetup(setup)
    if (!level.ok || !isNew(setup)) continue
    if ((yield* answerOf(level.value, budget)) === null) return setup
  }
  return null
}

function* generated(
  { steps, blocks, colours }: Group,
  { random, budget }: Finding,
  maxNodes: number,
): Answering<Setup | null> {
  const task = new GenerateTask({ seed: random.integer(0, MAX_SEED), steps, blocks, colours })
  yield* spending(budget, maxNodes, (own) => task.work(own))
  const { outcome } = task.result('nodes', { nodes: 0, ms: 0, share: 1 })
  return outcome.kind === 'found' ? outcome.setup : null
}

function withBlockElsewhere({ stacks, steps }: Setup, random: Random): Setup {
  const moved = stacks.map((stack) => [...stack])
  const from = random.pick(moved.filter((stack) => stack.length > 0))
  const [block = 0] = from.splice(random.integer(0, from.length - 1), 1)
  const to = random.pick(moved.filter((stack) => stack.length < HEIGHT))
  to.splice(random.integer(0, to.length), 0, block)
  return { stacks: moved, steps }
}

function scattered({ steps, blocks, colours }: Group, random: Random): Setup {
  const counts = dealColours({ blocks, colours }, random)
  const all = counts.flatMap((count, index) => Array<number>(count).fill(index + 1))
  const stacks: number[][] = Array.from({ length: WIDTH }, () => [])
  for (const colour of random.shuffled(all)) {
    random.pick(stacks.filter((stack) => stack.length < HEIGHT)).push(colour)
  }
  return { stacks, steps }
}

/** Work that counts its nodes from 0, for limits of its own; the whole budget is theirs too. */
function* spending(budget: Budget, maxNodes: number, work: (own: Budget) => Pausing): Pausing {
  const own = new Budget(Infinity)
  const before = budget.nodes
  for (const _pause of work(own)) {
    budget.nodes = before + own.nodes
    if (own.nodes >= maxNodes) return
    yield
  }
  budget.nodes = before + own.nodes
}
