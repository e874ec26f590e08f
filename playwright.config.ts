import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/support/options'

/** Two cores: more than one real Electron at a time makes tests slow and their timing uneven. */
export default defineConfig<Options>({
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['MAYAN_E2E_REPORT'] ?? '.cache/reports/e2e.json' }],
  ],
  projects: [
    {
      name: 'app',
      testDir: 'e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/faults/**', '**/packaged/**'],
      use: { handOn: true },
    },
    { name: 'faults', testDir: 'e2e/faults', testMatch: '**/*.spec.ts' },
    { name: 'packaged', testDir: 'e2e/packaged', testMatch: '**/*.spec.ts', timeout: 60_000 },
    { name: 'screens', testDir: 'e2e/screens', testMatch: '**/*.screens.ts', timeout: 60_000 },
  ],
})
