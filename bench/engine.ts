/**
 * The solver in one fresh process: a request as JSON on stdin, results as JSON on stdout.
 *
 * - `solve`: each level once in the order given, so the first ones pay for the engine's start;
 * - `grow`: each level asked for another number of steps, under the limits of one worker;
 * - `ordinary`: sound levels from the generator, each analysed as the editor does it.
 */
import { text } from 'node:stream/consumers'
import { printContestAnswer } from '../src/shared/games/mayan/formats/contestText'
import { GenerateTask } from '../src/shared/games/mayan/generator/generateTask'
import { seedOf, type GenerateOptions } from '../src/shared/games/mayan/generator/options'
import { levelFromSetup, type Level, type Setup } from '../src/shared/games/mayan/rules/setup'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../src/shared/games/mayan/solver/analysis'
import { runWithTable, solve } from '../src/shared/games/mayan/solver/atOnce'
import { TaskRunner } from '../src/shared/search/task'
import { DEFAULT_LIMITS, type VerdictKind } from '../src/shared/search/limits'

export type EngineRequest =
  | { readonly mode: 'solve'; readonly levels: readonly Level[] }
  | {
      readonly mode: 'grow'
      readonly levels: readonly Level[]
      readonly steps: number
      readonly maxSeconds: number
      readonly tableBytes: number
    }
  | { readonly mode: 'ordinary'; readonly count: number; readonly seed: number }

export interface EngineResult {
  readonly verdict: VerdictKind
  readonly answer: string
  readonly nodes: number
  readonly ms: number
}

const clock = () => performance.now()

/** Kinds of levels that designers make: up to 20 blocks, up to 5 steps. */
const ORDINARY: readonly Omit<GenerateOptions, 'seed'>[] = [
  { steps: 1, colours: 2, blocks: 6 },
  { steps: 2, colours: 3, blocks: 9 },
  { steps: 3, colours: 4, blocks: 12 },
  { steps: 3, colours: 3, blocks: 15 },
  { steps: 4, colours: 4, blocks: 15 },
  { steps: 4, colours: 5, blocks: 18 },
  { steps: 5, colours: 4, blocks: 18 },
  { steps: 5, colours: 4, blocks: 20 },
  { steps: 5, colours: 3, blocks: 20 },
  { steps: 5, colours: 6, blocks: 20 },
]

function levelOf(setup: Setup): Level {
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error('not a legal level')
  return level.value
}

/** The time is the search's, as the app tells it: the answer is replayed after it. */
function solveOne(level: Level, limits = DEFAULT_LIMITS): EngineResult {
  const { verdict, nodes, ms } = solve(level, clock, limits)
  const moves = verdict.kind === 'solved' ? verdict.moves : null
  return { verdict: verdict.kind, answer: printContestAnswer(moves), nodes, ms }
}

function analyseOrdinary(count: number, seed: number): EngineResult[] {
  const results: EngineResult[] = []
  for (let index = 0; results.length < count; index++) {
    const kind = ORDINARY[index % ORDINARY.length]
    if (kind === undefined) break
    const options = { ...kind, seed: seedOf(seed, index) }
    const { outcome } = runWithTable(() => new GenerateTask(options), clock)
    if (outcome.kind === 'found') results.push(analyseOne(levelOf(outcome.setup)))
  }
  return results
}

function analyseOne(level: Level): EngineResult {
  const start = clock()
  const options = { ...DEFAULT_ANALYSIS, parts: ['verdict', 'minimum', 'spectrum'] } as const
  const task = new AnalysisTask(level, DEFAULT_LIMITS.tableBytes, options)
  const report = new TaskRunner(task, DEFAULT_LIMITS, clock, clock() - start).run(Infinity)
  if (report === null || report.minimum !== level.steps) throw new Error('not a sound level')
  return { verdict: report.verdict.kind, answer: '', nodes: report.nodes, ms: report.ms }
}

function answer(request: EngineRequest): EngineResult[] {
  switch (request.mode) {
    case 'solve':
      return request.levels.map((level) => solveOne(level))
    case 'grow': {
      const { steps, maxSeconds, tableBytes } = request
      const limits = { ...DEFAULT_LIMITS, maxSeconds, tableBytes }
      return request.levels.map((level) => solveOne({ ...level, steps }, limits))
    }
    case 'ordinary':
      return analyseOrdinary(request.count, request.seed)
  }
}

async function main(): Promise<void> {
  const request = JSON.parse(await text(process.stdin)) as EngineRequest
  process.stdout.write(JSON.stringify(answer(request)))
}

void main()
