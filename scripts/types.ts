/**
 * `npm run types`: type-checks each layer against its own tsconfig, two at a time. TypeScript 7 is
 * ten times as fast as 6, but has no interface for vue-tsc, which checks the renderer with 6.
 */

import { availableParallelism } from 'node:os'
import { captureAll, interruptedBy, packageScript } from './support/process'
import { runScript } from './support/script'

// The renderer first: it takes as long as all others together.
const layers = ['renderer', 'shared', 'worker', 'main', 'preload', 'cli', 'tests', 'tools'] as const
type Layer = (typeof layers)[number]

/** A checker takes up to a gigabyte, so more cores don't mean more of them. */
const parallel = Math.min(2, availableParallelism())

async function main(): Promise<number> {
  const waiting = [...layers]
  const failed: Layer[] = []
  const work = async (): Promise<void> => {
    for (let layer = waiting.shift(); layer && !interruptedBy(); layer = waiting.shift()) {
      if (!(await check(layer))) failed.push(layer)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  if (failed.length > 0) console.error(`Type errors in: ${failed.join(', ')}`)
  return failed.length > 0 || interruptedBy() ? 1 : 0
}

async function check(layer: Layer): Promise<boolean> {
  const compiler = layer === 'renderer' ? 'vue-tsc/bin/vue-tsc.js' : 'typescript-7/bin/tsc'
  const args = [packageScript(compiler), '-p', `tsconfig/${layer}.json`]
  const { code, stdout, stderr } = await captureAll(process.execPath, args)
  if (code === 0) return true
  console.error(`── types: ${layer}\n${stdout}${stderr}`)
  return false
}

runScript(main)
