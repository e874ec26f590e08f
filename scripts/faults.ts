/**
 * `npm run test:faults [-- ARGS]`: the long form of the fault suite, about half an hour; the
 * arguments are Playwright's. With MAYAN_FAULTS_SEED its random moments come again.
 */
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  process.env['MAYAN_FAULTS'] ??= 'long'
  return runPlaywright(await findRuntime(), 'faults', process.argv.slice(2))
})
