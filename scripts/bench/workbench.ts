/**
 * The designer's workbench: how long it takes to mend levels, to fill wildcards, to compose a move
 * back and to profile a level. Tables of Markdown; times are this process's CPU time, which other
 * work on the machine hardly changes.
 */
import { fillShape } from '../../src/shared/games/mayan/generator/deal'
import { generate } from '../../src/shared/games/mayan/generator/generateTask'
import { seedOf } from '../../src/shared/games/mayan/generator/options'
import { unpackStacks } from '../../src/shared/games/mayan/rules/position'
import { findProblems, levelFromSetup, type Setup } from '../../src/shared/games/mayan/rules/setup'
import { runWithTable } from '../../src/shared/games/mayan/solver/atOnce'
import { Proof } from '../../src/shared/games/mayan/solver/proof'
import { ComposeTask } from '../../src/shared/games/mayan/workbench/composeTask'
import { FillTask } from '../../src/shared/games/mayan/workbench/fillTask'
import { ProfileTask } from '../../src/shared/games/mayan/workbench/profileTask'
import { RepairTask } from '../../src/shared/games/mayan/workbench/repairTask'
import type { SketchCell } from '../../src/shared/games/mayan/workbench/sketch'
import { Random } from '../../src/shared/random'
import { Budget, type Task } from '../../src/shared/search/task'
import { median, quantile } from './measure'

const MAX_SECONDS = 10
const LEVELS = 50
const COLOURS = 4
const STEPS = 3

interface Timed<R> {
  readonly report: R
  readonly ms: number
  /** Until the task had something to show. */
  readonly firstMs: number
}

export function measureWorkbench(): void {
  console.log('| what | boards | answered | median ms | 90 % ms | most ms |')
  console.log('| --- | ---: | --- | ---: | ---: | ---: |')
  measureRepairs()
  measureFills()
  measureComposing()
  measureProfiles()
}

function measureRepairs(): void {
  const timed = unsoundLevels().map((setup) =>
    time(
      () => new RepairTask(setup),
      ({ repairs }) => repairs.some(({ edits }) => edits.every(({ kind }) => kind !== 'steps')),
    ),
  )
  const mended = timed.filter(({ firstMs }) => firstMs < Infinity)
  const none = timed.filter(({ report, firstMs }) => firstMs === Infinity && report.isComplete)
  print('repair, all', `${mended.length} mended, ${none.length} proved to have no repair`, timed)
  print('repair, first cells', `${mended.length}`, mended, 'firstMs')
}

function measureFills(): void {
  const levels = soundLevels()
  const sketches = levels.map((_, index) => sketchOf(levels, index))
  const timed = sketches.map((sketch) =>
    time(
      () => new FillTask(sketch, { isUnique: false, seed: 1, maxFills: Infinity }),
      ({ fills }) => fills.length > 0,
    ),
  )
  const filled = timed.filter(({ firstMs }) => firstMs < Infinity)
  const none = timed.filter(({ report, firstMs }) => firstMs === Infinity && report.isComplete)
  print(
    '4 wildcards, all fills',
    `${filled.length} filled, ${none.length} proved to have none`,
    timed,
  )
  print('4 wildcards, first fill', `${filled.length}`, filled, 'firstMs')
}

function measureComposing(): void {
  const options = { isUnique: false, colours: [1, 2, 3, 4, 5], seed: 1, maxBoards: 48 }
  const timed = soundLevels().map((setup) => {
    const level = levelFromSetup(setup)
    if (!level.ok) throw new Error('a generated level is one')
    return time(
      () => new ComposeTask(level.value, options),
      ({ boards }) => boards.length > 0,
    )
  })
  const some = timed.filter(({ firstMs }) => firstMs < Infinity)
  print('one move back, 48 boards', `${some.length} have some`, timed)
  print('one move back, first board', `${some.length}`, some, 'firstMs')
}

function measureProfiles(): void {
  const timed = soundLevels().map((setup) => {
    const level = levelFromSetup(setup)
    if (!level.ok) throw new Error('a generated level is one')
    return time(
      () => new ProfileTask(level.value, 1 << 24),
      ({ steps }) => steps.length === STEPS,
    )
  })
  print('profile', `${timed.filter(({ report }) => report.outcome === 'complete').length}`, timed)
}

function time<R>(make: () => Task<R>, hasSomething: (report: R) => boolean): Timed<R> {
  const start = cpuMs()
  let firstMs = Infinity
  const report = runWithTable(
    () => {
      const task = make()
      return {
        *work(budget: Budget) {
          for (const _pause of task.work(budget)) {
            if (firstMs === Infinity && hasSomething(soFar(task))) firstMs = cpuMs() - start
            yield
          }
        },
        share: () => task.share(),
        result: (limit, progress) => task.result(limit, progress),
      } satisfies Task<R>
    },
    () => performance.now(),
    { maxSeconds: MAX_SECONDS },
  )
  const ms = cpuMs() - start
  if (firstMs === Infinity && hasSomething(report)) firstMs = ms
  return { report, ms, firstMs }
}

function soFar<R>(task: Task<R>): R {
  return task.result('cancelled', { nodes: 0, ms: 0, share: 0 })
}

function print(
  what: string,
  answered: string,
  timed: readonly Timed<unknown>[],
  figure: 'ms' | 'firstMs' = 'ms',
): void {
  const times = timed.map((one) => one[figure])
  const cells = [median(times), quantile(times, 0.9), Math.max(...times)].map((ms) => ms.toFixed(1))
  console.log(`| ${what} | ${timed.length} | ${answered} | ${cells.join(' | ')} |`)
}

/** Boards at random, 10 to 16 blocks, each colour three times or more, that are not sound. */
function unsoundLevels(): Setup[] {
  const setups: Setup[] = []
  const random = new Random(2011)
  while (setups.length < LEVELS) {
    const blocks = random.integer(10, 16)
    const colours = random.integer(2, Math.min(COLOURS, Math.floor(blocks / 3)))
    const heights = [0, 0, 0, 0, 0]
    for (let block = 0; block < blocks;) {
      const x = random.integer(0, 4)
      if ((heights[x] ?? 7) >= 7) continue
      heights[x] = (heights[x] ?? 0) + 1
      block++
    }
    const position = fillShape({ seed: 0, steps: STEPS, colours, blocks }, heights, random)
    const setup = { stacks: unpackStacks(position), steps: STEPS }
    if (findProblems(setup).length === 0 && !isSound(setup)) setups.push(setup)
  }
  return setups
}

function isSound(setup: Setup): boolean {
  const level = levelFromSetup(setup)
  if (!level.ok) return false
  const work = new Proof(level.value, new Budget(Infinity)).isSound()
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value === 'yes'
  }
}

function soundLevels(): Setup[] {
  const setups: Setup[] = []
  for (let index = 0; setups.length < LEVELS; index++) {
    const blocks = 10 + (index % 7)
    const options = { seed: seedOf(2011, index), steps: STEPS, colours: 3, blocks }
    const { outcome } = generate(options, () => 0)
    if (outcome.kind === 'found') setups.push(outcome.setup)
  }
  return setups
}

/** A sound level with four of its blocks left open to four colours. */
function sketchOf(levels: readonly Setup[], index: number) {
  const setup = levels[index]
  const random = new Random(index)
  const stacks: SketchCell[][] = (setup?.stacks ?? []).map((stack) => [...stack])
  const cells = stacks.flatMap((stack, x) => stack.map((_, y) => ({ x, y })))
  for (const { x, y } of random.shuffled(cells).slice(0, 4)) {
    const stack = stacks[x]
    if (stack !== undefined) stack[y] = { colours: [1, 2, 3, 4], mayBeEmpty: false }
  }
  return { stacks, steps: STEPS }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
