/** `npm run e2e [-- ARGS]`: the end-to-end tests; the arguments are Playwright's. */

import { join } from 'node:path'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { reportFolder } from './support/paths'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  const args = ['--project=app', ...process.argv.slice(2)]
  return runPlaywright(await findRuntime(), args, join(reportFolder, 'e2e.json'))
})
