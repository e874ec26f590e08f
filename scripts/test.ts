/**
 * `npm test [-- --only STEP,STEP…]`: everything, side by side as far as the cores allow; with
 * `--only`, these steps and what they need. It ends with a summary, the names of flaky tests, the
 * line "N passed, N failed" over all tests and steps, and an exit code other than 0 when anything
 * failed. What each step printed is in .cache/reports.
 */

import { rmSync, writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packagedEnv, packageForTests } from './package/forTests'
import { findRuntime } from './runtime/find'
import type { Runtime } from './runtime/runtime'
import {
  playwrightCounts,
  readReport,
  settleCounts,
  stepCounts,
  vitestCounts,
  type Counts,
} from './support/counts'
import { reportFolder } from './support/paths'
import { reportOf, runPlaywright, type Project } from './support/playwright'
import { interruptedBy, packageScript, run, runNpmScript, signalExitCode } from './support/process'
import { runScript } from './support/script'
import { prepareSystem } from './support/system'
import { runSteps, type Step } from './test/schedule'
import { summarize } from './test/summary'

const cores = availableParallelism()
let runtime: Runtime | null = null

/** First those that others wait for, then the long ones. */
const STEPS: readonly Step[] = [
  npmStep('build'),
  { name: 'runtime', cores: 1, run: prepareRuntime },
  // The short form of `npm run test:faults`.
  { ...playwrightStep('faults', 1), needs: ['build', 'runtime'] },
  vitestStep('unit'),
  vitestStep('shared'),
  { name: 'package', cores: 1, needs: ['build', 'runtime'], run: makePackage },
  { ...playwrightStep('packaged', 1), needs: ['package'] },
  // The exit codes of this command and of the other scripts, in a small copy of the project.
  { ...vitestStep('scripts'), needs: ['package'] },
  npmStep('types'),
  npmStep('lint'),
  npmStep('format', 'format:check'),
  { ...npmStep('size'), needs: ['build'] },
  { ...playwrightStep('app', cores), needs: ['build', 'runtime'] },
  // What measures time has the machine to itself.
  { ...playwrightStep('timing', cores), needs: ['build', 'runtime'] },
]

runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', short: 'o' } } })
  const steps = values.only === undefined ? STEPS : choose(values.only.split(','))
  rmSync(reportFolder, { recursive: true, force: true })
  const outcomes = await runSteps(steps, { cores, folder: reportFolder, print: console.log })
  const signal = interruptedBy()
  if (signal) return signalExitCode(signal)
  const { lines, failed } = summarize(outcomes)
  console.log(lines.join('\n'))
  return failed === 0 ? 0 : 1
})

/** The named steps with all that they need. */
function choose(names: readonly string[]): Step[] {
  const chosen = new Set(names)
  for (const name of chosen) {
    const step = STEPS.find((candidate) => candidate.name === name)
    if (step === undefined) {
      throw new Error(
        `No step "${name}"; there are: ${STEPS.map((known) => known.name).join(', ')}`,
      )
    }
    for (const need of step.needs ?? []) chosen.add(need)
  }
  return STEPS.filter(({ name }) => chosen.has(name))
}

function npmStep(name: string, script = name): Step {
  const runIt = (output: number) => runNpmScript(script, { output }).then(stepCounts)
  return { name, cores: 1, run: runIt }
}

function vitestStep(project: string): Step {
  return { name: project, cores: 1, run: (output) => unitTests(project, output) }
}

function playwrightStep(project: Project, needed: number): Step {
  return { name: project, cores: needed, run: (output) => endToEndTests(project, output) }
}

async function endToEndTests(project: Project, output: number): Promise<Counts> {
  if (!runtime) throw new Error('The runtime is missing.')
  const env = project === 'packaged' ? packagedEnv() : {}
  const code = await runPlaywright(runtime, project, [], { output, env })
  return settleCounts(readReport(reportOf(project), playwrightCounts), code)
}

async function unitTests(project: string, output: number): Promise<Counts> {
  const report = join(reportFolder, `${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', `--project=${project}`, '--maxWorkers=1', ...reporters]
  const code = await run(process.execPath, [packageScript('vitest/vitest.mjs'), ...args], {
    output,
  })
  return settleCounts(readReport(report, vitestCounts), code)
}

async function prepareRuntime(output: number): Promise<Counts> {
  runtime = await findRuntime()
  writeSync(output, `Electron ${runtime.version} (${runtime.kind}): ${runtime.executable}\n`)
  await prepareSystem(runtime)
  return stepCounts(0)
}

async function makePackage(output: number): Promise<Counts> {
  await packageForTests(output)
  return stepCounts(0)
}
