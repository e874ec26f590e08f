/** Runs Playwright's tests on a given runtime, on a virtual display if there is no other. */

import type { Runtime } from '../runtime/runtime'
import { hasDisplay, isInstalled, onDisplay } from './display'
import { packageScript, run } from './process'

/** Returns Playwright's exit code. The JSON report is written to `report`. */
export function runPlaywright(
  runtime: Runtime,
  args: readonly string[],
  report: string,
): Promise<number> {
  if (!hasDisplay() && !isInstalled('xvfb-run')) {
    throw new Error(
      'No display and no xvfb-run. As root `npm test` installs it on Debian and Ubuntu; ' +
        'or: npx playwright install-deps chromium',
    )
  }
  const cli = [packageScript('@playwright/test/cli.js'), 'test', ...args]
  const { command, args: words, group } = onDisplay(process.execPath, cli)
  return run(command, words, { group, env: playwrightEnv(runtime, report) })
}

function playwrightEnv(runtime: Runtime, report: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    MAYAN_ELECTRON: runtime.executable,
    MAYAN_E2E_REPORT: report,
  }
  // Playwright asks the electron package for the path; tell it of the ones it doesn't know.
  if (runtime.kind === 'override' || runtime.kind === 'fallback') {
    env['ELECTRON_OVERRIDE_DIST_PATH'] = runtime.dist
  }
  return env
}
