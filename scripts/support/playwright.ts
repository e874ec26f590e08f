/** Runs Playwright's tests on a given runtime. Each of its workers starts a display of its own. */

import { join } from 'node:path'
import type { Runtime } from '../runtime/runtime'
import { isInstalled } from './display'
import { reportFolder } from './paths'
import { packageScript, run, type RunOptions } from './process'

export type Project = 'app' | 'timing' | 'faults' | 'packaged' | 'screens'

/** Returns Playwright's exit code; its JSON report is `reportOf(project)`. */
export function runPlaywright(
  runtime: Runtime,
  project: Project,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<number> {
  if (process.platform === 'linux' && !process.env['MAYAN_SHOW'] && !isInstalled('Xvfb')) {
    throw new Error(
      'Xvfb is not installed; MAYAN_SHOW=1 runs on your display. As root `npm test` installs it on Debian and Ubuntu; ' +
        'or: npx playwright install-deps chromium',
    )
  }
  const cli = packageScript('@playwright/test/cli.js')
  const words = [cli, 'test', `--project=${project}`, ...args]
  const env = { ...playwrightEnv(runtime, reportOf(project)), ...options.env }
  return run(process.execPath, words, { ...options, env })
}

export function reportOf(project: Project): string {
  return join(reportFolder, `${project}.json`)
}
function playwrightEnv(runtime: Runtime, report: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    MAYAN_ELECTRON: runtime.executable,
    MAYAN_E2E_REPORT: report,
  }
  // Playwright asks the electron package for the path, which does not know these.
  if (runtime.kind === 'override' || runtime.kind === 'fallback') {
    env['ELECTRON_OVERRIDE_DIST_PATH'] = runtime.dist
  }
  return env
}
