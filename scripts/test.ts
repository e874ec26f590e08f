/**
 * `npm test`: everything, in order. A failed check doesn't keep later steps from running, but the
 * end-to-end tests need a build, a runtime and a system to run on; without these they count as
 * failed. The last line is "N passed, N failed", over all tests and failed steps.
 */

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packageForTests } from './package/forTests'
import { findRuntime } from './runtime/find'
import type { Runtime } from './runtime/runtime'
import {
  playwrightCounts,
  readReport,
  settleCounts,
  vitestCounts,
  type Counts,
} from './support/counts'
import { reportFolder } from './support/paths'
import { runPlaywright } from './support/playwright'
import { interruptedBy, packageScript, run, runNpmScript, signalExitCode } from './support/process'
import { runScript } from './support/script'
import { prepareSystem } from './support/system'

interface Outcome extends Counts {
  name: string
  seconds: number
}

const unitReport = join(reportFolder, 'unit.json')
const e2eReport = join(reportFolder, 'e2e.json')
const packagedReport = join(reportFolder, 'packaged.json')
const faultReport = join(reportFolder, 'faults.json')
const outcomes: Outcome[] = []

async function main(): Promise<number> {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  for (const name of ['format:check', 'lint', 'types']) {
    await step(name, () => runNpmScript(name).then(asCounts))
  }
  await step('unit', unitTests)
  const built = await step('build', () => runNpmScript('build').then(asCounts))
  await step('size', () => runNpmScript('size').then(asCounts))
  const runtime = await prepareRuntime()
  await step('e2e', () => e2eTests(built ? runtime : null, 'app', e2eReport))
  // The short form of `npm run test:faults`.
  await step('faults', () => e2eTests(built ? runtime : null, 'faults', faultReport))
  await step('packaged', () => packagedTests(built ? runtime : null))
  return summarize()
}

/** Runs one step under a heading. An error is printed and counts as one failure. */
async function step(name: string, action: () => Promise<Counts>): Promise<boolean> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`)
  const begin = performance.now()
  const counts = await action().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return asCounts(1)
  })
  const signal = interruptedBy()
  if (signal) process.exit(signalExitCode(signal))
  const outcome = { name, seconds: (performance.now() - begin) / 1000, ...counts }
  outcomes.push(outcome)
  console.log(describe(outcome))
  return counts.failed === 0
}

/** A step that is no test: it can fail, but passing is nothing to count. */
function asCounts(exitCode: number): Counts {
  return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
}

async function unitTests(): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const code = await run(process.execPath, [
    packageScript('vitest/vitest.mjs'),
    'run',
    ...reporters,
  ])
  return settleCounts(readReport(unitReport, vitestCounts), code)
}

async function prepareRuntime(): Promise<Runtime | null> {
  let runtime: Runtime | null = null
  const ready = await step('runtime', async () => {
    runtime = await findRuntime()
    console.log(`Electron ${runtime.version} (${runtime.kind}): ${runtime.executable}`)
    await prepareSystem(runtime)
    return asCounts(0)
  })
  return ready ? runtime : null
}

async function e2eTests(
  runtime: Runtime | null,
  project: 'app' | 'faults',
  report: string,
): Promise<Counts> {
  if (!runtime) throw new Error('Not run: the build or the runtime is missing, see above.')
  const code = await runPlaywright(runtime, [`--project=${project}`], report)
  return settleCounts(readReport(report, playwrightCounts), code)
}

/** The packaged app, as it is shipped; made here, offline. */
async function packagedTests(runtime: Runtime | null): Promise<Counts> {
  if (!runtime) throw new Error('Not run: the build or the runtime is missing, see above.')
  Object.assign(process.env, await packageForTests(runtime))
  const code = await runPlaywright(runtime, ['--project=packaged'], packagedReport)
  return settleCounts(readReport(packagedReport, playwrightCounts), code)
}

function summarize(): number {
  console.log(`\n── summary ${'─'.repeat(63)}`)
  for (const outcome of outcomes) console.log(describe(outcome))
  const sum = (key: keyof Counts): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`)
  return sum('failed') === 0 ? 0 : 1
}

function describe({ name, seconds, passed, failed, skipped }: Outcome): string {
  const tests = [
    ...(passed > 0 ? [`${String(passed)} passed`] : []),
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(skipped > 0 ? [`${String(skipped)} skipped`] : []),
  ]
  const verdict = failed > 0 ? 'FAILED' : 'ok'
  return `${verdict.padEnd(6)} ${name} (${seconds.toFixed(1)} s) ${tests.join(', ')}`.trimEnd()
}

runScript(main)
