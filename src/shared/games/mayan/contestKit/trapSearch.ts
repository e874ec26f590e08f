/** Searches for a level that catches a mistake: traps are drawn until the wrong program falls in. */
import type { Budget } from '../../../search/task'
import { printContestAnswer } from '../formats/contestText'
import type { Answering } from '../solver/proof'
import { unpackStacks } from '../rules/position'
import { renumber } from '../formats/renumber'
import { levelFromSetup, type Level, type Setup } from '../rules/setup'
import type { Finding } from './groupLevels'
import type { MistakeId } from './mistakes'
import { wrongProgram } from './programs/program'
import { answerOf, printedBy } from './proof'
import { TRAPS } from './traps'

/** Seconds of drawing; the rarest traps take some hundred draws. */
const MAX_DRAWS = 20_000

/** Few steps are soon searched; a level that takes more is passed over. */
const MAX_NODES = 50_000

/**
 * Searches a level that a program with this mistake answers wrongly; null where the draws are used
 * up.
 */
export function* findTrap(
  mistake: MistakeId,
  { isNew, random, budget }: Finding,
): Answering<Setup | null> {
  const { trap, leastSteps, mostSteps } = TRAPS[mistake]
  for (let drawn = 0; drawn < MAX_DRAWS; drawn++) {
    budget.nodes++
    yield
    const steps = random.integer(leastSteps, mostSteps)
    const position = trap(steps, random)
    if (position === null) continue
    const setup = renumber({ stacks: unpackStacks(position), steps })
    const level = levelFromSetup(setup)
    if (level.ok && isNew(setup) && (yield* isCaught(mistake, level.value, budget))) return setup
  }
  return null
}

function* isCaught(mistake: MistakeId, level: Level, budget: Budget): Answering<boolean> {
  const program = wrongProgram(mistake)
  const printed = yield* printedBy(program, level, { maxNodes: MAX_NODES, budget })
  if (printed === null) return false
  return printed !== printContestAnswer(yield* answerOf(level, budget))
}
