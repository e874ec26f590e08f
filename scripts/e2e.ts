/**
 * `npm run e2e [-- ARGS]`: the end-to-end tests; the arguments are Playwright's. `--timing` runs
 * those that measure time.
 */

import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  const args = process.argv.slice(2)
  const others = args.filter((argument) => argument !== '--timing')
  const project = others.length < args.length ? 'timing' : 'app'
  return runPlaywright(await findRuntime(), project, others)
})
