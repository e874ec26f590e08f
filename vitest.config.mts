import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { PICTURES } from './src/shared/games/lianliankan/formats/pictures'
import { pictures } from './vite/pictures'

const SHARED = ['src/shared/**/*.test.ts']
const EXIT_CODES = 'scripts/test/exitCodes.test.ts'

export default defineConfig({
  resolve: { alias: { '@shared': resolve(import.meta.dirname, 'src/shared') } },
  plugins: [vue(), pictures(PICTURES)],
  test: {
    // Property tests take seconds; on a busy machine several times that.
    testTimeout: 60_000 * Number(process.env['MAYAN_RUNS'] ?? 1),
    projects: [
      // Pure functions: their tests share a process, which saves loading every module again.
      {
        extends: true,
        test: { name: 'shared', include: SHARED, isolate: false, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [EXIT_CODES, ...SHARED],
        },
      },
      // Runs `npm test` and other scripts as a whole, so it comes after the build.
      {
        extends: true,
        test: { name: 'scripts', include: [EXIT_CODES], testTimeout: 300_000 },
      },
    ],
    coverage: { include: ['src/shared/**'] },
  },
})
