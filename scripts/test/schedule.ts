/**
 * Runs the steps of the test command side by side, as many as the cores allow. The output of a step
 * is written to a file of its own and shown when the step has failed.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Counts } from '../support/counts'
import { interruptedBy } from '../support/process'

export interface Step {
  readonly name: string
  /** How many cores it keeps busy. A step that takes more than there are runs alone. */
  readonly cores: number
  /** Steps that must have passed before it. */
  readonly needs?: readonly string[]
  /** @param output a file descriptor for all that it prints */
  run(output: number): Promise<Counts>
}

export interface Outcome extends Counts {
  readonly name: string
  readonly seconds: number
}

export interface Schedule {
  readonly cores: number
  /** Where the outputs go: `<step>.log`. */
  readonly folder: string
  /** Receives lines for the console. */
  print(line: string): void
}

/**
 * @returns an outcome for each step, in their order. A step that throws, and one whose needs have
 * failed, counts as one failure.
 */
export async function runSteps(steps: readonly Step[], schedule: Schedule): Promise<Outcome[]> {
  mkdirSync(schedule.folder, { recursive: true })
  const outcomes = new Map<string, Outcome>()
  const running = new Map<Step, Promise<void>>()
  const waiting = [...steps]
  while (waiting.length > 0 || running.size > 0) {
    for (const step of startable(waiting, running, outcomes, schedule.cores)) {
      waiting.splice(waiting.indexOf(step), 1)
      const done = runStep(step, outcomes, schedule).then((outcome) => {
        outcomes.set(step.name, outcome)
        running.delete(step)
      })
      running.set(step, done)
    }
    if (running.size === 0) throw new Error(`Never startable: ${waiting.map(nameOf).join(', ')}`)
    await Promise.race(running.values())
    if (interruptedBy()) break
  }
  await Promise.all(running.values())
  return steps.flatMap(({ name }) => outcomes.get(name) ?? [])
}

function nameOf({ name }: Step): string {
  return name
}

/** The waiting steps that can start now, in order, as far as cores are free. */
function startable(
  waiting: readonly Step[],
  running: ReadonlyMap<Step, unknown>,
  outcomes: ReadonlyMap<string, Outcome>,
  cores: number,
): Step[] {
  let busy = [...running.keys()].reduce((sum, step) => sum + step.cores, 0)
  return waiting.filter((step) => {
    const isReady = (step.needs ?? []).every((need) => outcomes.has(need))
    const fits = busy === 0 || busy + step.cores <= cores
    if (!isReady || !fits) return false
    busy += step.cores
    return true
  })
}

async function runStep(
  step: Step,
  outcomes: ReadonlyMap<string, Outcome>,
  { folder, print }: Schedule,
): Promise<Outcome> {
  const log = join(folder, `${step.name}.log`)
  const output = openSync(log, 'w')
  const begin = performance.now()
  const broken = (step.needs ?? []).filter((need) => outcomes.get(need)?.failed !== 0)
  const counts = await attempt(step, broken, output)
  closeSync(output)
  const outcome = { name: step.name, seconds: (performance.now() - begin) / 1000, ...counts }
  if (counts.failed > 0) print(`\n── ${step.name} ${'─'.repeat(60)}\n${readFileSync(log, 'utf8')}`)
  print(describeOutcome(outcome))
  return outcome
}

async function attempt(step: Step, broken: readonly string[], output: number): Promise<Counts> {
  try {
    if (broken.length > 0) throw new Error(`Not run, because of: ${broken.join(', ')}`)
    return await step.run(output)
  } catch (error) {
    writeSync(output, `${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1, skipped: 0, flaky: [] }
  }
}

export function describeOutcome({ name, seconds, ...counts }: Outcome): string {
  const { passed, failed, skipped, flaky } = counts
  const tests = [
    ...(passed > 0 ? [`${String(passed)} passed`] : []),
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(skipped > 0 ? [`${String(skipped)} skipped`] : []),
    ...(flaky.length > 0 ? [`${String(flaky.length)} flaky`] : []),
  ]
  const verdict = failed > 0 ? 'FAILED' : 'ok'
  return `${verdict.padEnd(6)} ${name} (${seconds.toFixed(1)} s) ${tests.join(', ')}`.trimEnd()
}
