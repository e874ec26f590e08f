/** `npm run e2e:packaged [-- ARGS]`: packages the app and tests that; the arguments are Playwright's. */
import { join } from 'node:path'
import { packageForTests } from './package/forTests'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { reportFolder } from './support/paths'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  const runtime = await findRuntime()
  Object.assign(process.env, await packageForTests(runtime))
  const args = ['--project=packaged', ...process.argv.slice(2)]
  return runPlaywright(runtime, args, join(reportFolder, 'packaged.json'))
})
