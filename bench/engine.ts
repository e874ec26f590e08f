/**
 * The solver in one fresh process: contest texts as a JSON array on stdin, each solved once in the
 * order given (so the first ones pay for the start of the engine), results as JSON on stdout.
 */
import { text } from 'node:stream/consumers'
import { parseContestText, printContestAnswer } from '../src/shared/games/mayan/contestText'
import { levelFromSetup } from '../src/shared/games/mayan/setup'
import { solve } from '../src/shared/games/mayan/solver/solveTask'

export interface EngineResult {
  readonly answer: string
  readonly nodes: number
  readonly ms: number
}

function solveText(level: string): EngineResult {
  const setup = parseContestText(level)
  const parsed = setup.ok ? levelFromSetup(setup.value) : setup
  if (!parsed.ok) throw new Error(`not a level: ${JSON.stringify(parsed.error)}`)
  const { verdict, nodes, ms } = solve(parsed.value, () => performance.now())
  const moves = verdict.kind === 'solved' ? verdict.moves : null
  return { answer: verdict.kind === 'undecided' ? '?' : printContestAnswer(moves), nodes, ms }
}

async function main(): Promise<void> {
  const levels = JSON.parse(await text(process.stdin)) as string[]
  process.stdout.write(JSON.stringify(levels.map(solveText)))
}

void main()
