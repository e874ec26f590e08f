/** `npm run screens [-- ARGS]`: pictures of every screen, theme and language in screens/. */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { projectRoot, reportFolder } from './support/paths'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  const runtime = await findRuntime()
  const args = process.argv.slice(2)
  // A full run leaves no picture of a screen that is no more.
  if (args.length === 0) rmSync(join(projectRoot, 'screens'), { recursive: true, force: true })
  return runPlaywright(runtime, ['--project=screens', ...args], join(reportFolder, 'screens.json'))
})
