import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/support/options'

/** Where each can have a display of its own. More than cores, since an app often waits. */
const workers = process.platform === 'linux' && !process.env['MAYAN_SHOW'] ? '150%' : 1

/** Tag of the tests whose outcome depends on how fast the machine is. */
const TIMING = /@timing/

export default defineConfig<Options>({
  outputDir: 'test-results',
  workers,
  // What passes on its second try is called flaky; `npm test` names it, and accepts two at most.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: process.env['MAYAN_E2E_REPORT'] ?? '.cache/reports/app.json' }],
  ],
  projects: [
    {
      name: 'app',
      testDir: 'e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/faults/**', '**/packaged/**'],
      grepInvert: TIMING,
      use: { handOn: true },
    },
    // What measures time has the machine to itself.
    {
      name: 'timing',
      testDir: 'e2e/app',
      testMatch: '**/*.spec.ts',
      grep: TIMING,
      workers: 1,
      use: { handOn: true, motion: true },
    },
    { name: 'faults', testDir: 'e2e/faults', testMatch: '**/*.spec.ts', workers: 1 },
    { name: 'packaged', testDir: 'e2e/packaged', testMatch: '**/*.spec.ts', timeout: 60_000 },
    { name: 'screens', testDir: 'e2e/screens', testMatch: '**/*.screens.ts', timeout: 60_000 },
  ],
})
