/**
 * `npm run soak [-- --runs N] [--boards N] [--steps N] [--seed S]`: all random tests among the unit
 * tests, with N times (20) as many runs; then random boards up to n = 4, whose verdict, answer and
 * number of solutions are compared with the plain search in C++.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { printContestAnswer, printContestText } from '../src/shared/games/mayan/formats/contestText'
import { settle } from '../src/shared/games/mayan/rules/moves'
import { packStacks, unpackStacks } from '../src/shared/games/mayan/rules/position'
import { printLevelCode } from '../src/shared/games/mayan/formats/levelCode'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../src/shared/games/mayan/solver/analysis'
import { runWithTable, solve } from '../src/shared/games/mayan/solver/atOnce'
import { Random } from '../src/shared/random'
import { buildBench, plainSearch } from './bench/programs'
import { runNpmScript } from './support/process'
import { runScript } from './support/script'

const clock = () => performance.now()

runScript(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '20' },
      boards: { type: 'string', default: '3000' },
      steps: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
    },
  })
  const env = { ...process.env, MAYAN_RUNS: values.runs }
  const code = Number(values.runs) > 0 ? await runNpmScript('unit', { env }) : 0
  await buildBench()
  const plain = await plainSearch()
  const random = new Random(Number(values.seed))
  let solved = 0
  let differences = 0
  for (let board = 0; board < Number(values.boards); board++) {
    const stacks = randomStacks(random)
    const steps = random.integer(1, Number(values.steps))
    const expected = plainAnswer(plain, stacks, steps)
    const found = ownAnswer(stacks, steps)
    if (expected !== found) {
      differences++
      console.error(`${printLevelCode({ stacks, steps })}: ${expected} but ${found}`)
    }
    if (!found.startsWith('-1')) solved++
  }
  console.log(`${values.boards} boards, ${solved} solved, ${differences} differences`)
  return differences === 0 ? code : 1
})

/** Few blocks in colours of three to five, so that many boards have solutions. */
function randomStacks(random: Random): number[][] {
  const stacks: number[][] = [[], [], [], [], []]
  const blocks: number[] = []
  const colours = random.integer(1, 4)
  for (let colour = 1; colour <= colours; colour++) {
    for (let left = random.integer(3, 4); left > 0; left--) blocks.push(colour)
  }
  for (const colour of random.shuffled(blocks)) {
    const stack = random.pick(stacks.filter(({ length }) => length < 7))
    stack.push(colour)
  }
  return unpackStacks(settle(packStacks(stacks)))
}

function plainAnswer(plain: string, stacks: number[][], steps: number): string {
  const input = printContestText({ stacks, steps })
  const { stdout } = spawnSync(plain, ['count'], { input, encoding: 'utf8' })
  return stdout.trim().split('\n').join(' | ')
}

/** The answer of the exact search, checked against the analysis, and the count. */
function ownAnswer(stacks: number[][], steps: number): string {
  const level = { position: packStacks(stacks), steps }
  const { verdict } = solve(level, clock)
  const options = { ...DEFAULT_ANALYSIS, parts: ['verdict', 'minimum', 'spectrum'] } as const
  const report = runWithTable(() => new AnalysisTask(level, 1 << 24, options), clock)
  const counts = report.spectrum.map(({ count }) => count)
  const minimum = counts.findIndex((count) => count !== '0') + 1
  if ((report.minimum ?? 0) !== minimum) return `minimum ${report.minimum} against ${minimum}`
  const answer = printContestAnswer(verdict.kind === 'solved' ? verdict.moves : null)
  return `${answer}${counts.at(-1)}`.split('\n').join(' | ')
}
