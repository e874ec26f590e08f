/** Boards put to the proof one after the other: the common part of filling, repairing, composing. */
import type { Budget } from '../../../search/task'
import { findProblems, levelFromSetup, type Level, type Setup } from '../rules/setup'
import { Proof, type Answering, type Proved } from '../solver/proof'

/** What a board has to be. */
export interface Demand {
  /** Whether all solutions have to be one idea, too. */
  readonly isUnique: boolean
}

export class Trials {
  /** Boards that were proved to be one thing or the other. */
  tried = 0
  /** Boards that would take too long to prove: they may be sound. */
  undecided = 0

  constructor(
    private readonly demand: Demand,
    private readonly budget: Budget,
  ) {}

  /** Whether a setup is a sound level; one that is no level, or has a dead colour, is not. */
  *isSound(setup: Setup): Answering<boolean> {
    const level = likelyLevel(setup)
    const proved = level === null ? 'no' : yield* this.prove(level)
    this.budget.nodes++
    if (proved === 'undecided') this.undecided++
    else this.tried++
    return proved === 'yes'
  }

  private *prove(level: Level): Answering<Proved> {
    const proof = new Proof(level, this.budget)
    let proved = yield* proof.isSound()
    if (proved === 'yes' && this.demand.isUnique) proved = yield* proof.isUnique()
    proof.end()
    return proved
  }
}

/** The level of a setup in which nothing seen at a glance rules out a solution, or null. */
export function likelyLevel(setup: Setup): Level | null {
  if (findProblems(setup).length > 0) return null
  const level = levelFromSetup(setup)
  return level.ok ? level.value : null
}
