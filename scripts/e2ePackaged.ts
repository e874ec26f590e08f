/** `npm run e2e:packaged [-- ARGS]`: packages the app and tests that; the arguments are Playwright's. */
import { packagedEnv, packageForTests } from './package/forTests'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  const runtime = await findRuntime()
  await packageForTests()
  return runPlaywright(runtime, 'packaged', process.argv.slice(2), { env: packagedEnv() })
})
