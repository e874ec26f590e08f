/** What a level is worth in a contest: its answer, and which programs print another one. */
import { invariant } from '../../../invariant'
import type { Budget, Pausing, Task } from '../../../search/task'
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Move } from '../rules/board'
import { printContestAnswer } from '../formats/contestText'
import type { Answering } from '../solver/proof'
import type { Level } from '../rules/setup'
import { PositionTable } from '../solver/positionTable'
import { SolveTask } from '../solver/solveTask'
import type { MistakeId } from './mistakes'
import { RIGHT_PROGRAM, wrongProgram, type Program } from './programs/program'
import { ProgramSearch } from './programs/programSearch'

/** Fixed sizes, so that what is found does not depend on the memory that a caller grants. */
const SOLVER_TABLE_BYTES = 64 * 1024 * 1024
const PROGRAM_TABLE_BYTES = 16 * 1024 * 1024

export interface LevelProof {
  /** The smallest solution; null where a complete search found none. */
  readonly moves: readonly Move[] | null
  /** Mistakes whose program prints something else. */
  readonly caught: readonly MistakeId[]
  /** Mistakes whose program did not come to its end within the limit. */
  readonly undecided: readonly MistakeId[]
  /** Whether the plain search, which shares nothing with the solver, printed the same answer. */
  readonly isConfirmed: boolean
}

export interface ProofOptions {
  readonly mistakes: readonly MistakeId[]
  /** Positions that each program may search. */
  readonly maxNodes: number
}

/** The answer, which has to come to an end, and how each program fares. */
export function* proveLevel(
  level: Level,
  { mistakes, maxNodes }: ProofOptions,
  budget: Budget,
): Answering<LevelProof> {
  const moves = yield* answerOf(level, budget)
  const answer = printContestAnswer(moves)
  const plain = yield* printedBy(RIGHT_PROGRAM, level, { maxNodes, budget })
  invariant(plain === null || plain === answer, 'the plain search prints what the solver says')
  const caught: MistakeId[] = []
  const undecided: MistakeId[] = []
  for (const mistake of mistakes) {
    const printed = yield* printedBy(wrongProgram(mistake), level, { maxNodes, budget })
    if (printed === null) undecided.push(mistake)
    else if (printed !== answer) caught.push(mistake)
  }
  return { moves, caught, undecided, isConfirmed: plain !== null }
}

/** The smallest solution by the solver, or null where there is none. */
export function* answerOf(level: Level, budget: Budget): Answering<readonly Move[] | null> {
  const table = new PositionTable(SOLVER_TABLE_BYTES)
  const task = new SolveTask(level, table)
  yield* task.work(budget)
  const { verdict } = task.result(null, { nodes: 0, ms: 0, share: 1 })
  table.release()
  return verdict.kind === 'solved' ? verdict.moves : null
}

/** What the program prints, or null where that takes more than `maxNodes`. */
export function* printedBy(
  program: Program,
  level: Level,
  { maxNodes, budget }: { readonly maxNodes: number; readonly budget: Budget },
): Answering<string | null> {
  const table = new PositionTable(PROGRAM_TABLE_BYTES)
  const search = new ProgramSearch(program, level, table)
  for (;;) {
    const before = search.nodes
    search.run(Math.min(budget.allowance, maxNodes - before))
    budget.nodes += search.nodes - before
    if (!search.isRunning || search.nodes >= maxNodes) break
    yield
  }
  table.release()
  return search.answer
}

/** The proof of one level, as a task: null where a limit ended it. */
export class ProofTask implements Task<LevelProof | null> {
  private proof: LevelProof | null = null

  constructor(
    private readonly level: Level,
    private readonly options: ProofOptions,
  ) {}

  *work(budget: Budget): Pausing {
    this.proof = yield* proveLevel(this.level, this.options, budget)
  }

  share(): number {
    return this.proof === null ? 0 : 1
  }

  result(_limit: LimitKind | null, _progress: SearchProgress): LevelProof | null {
    return this.proof
  }
}
