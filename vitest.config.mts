import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { PICTURES } from './src/shared/games/lianliankan/pictures'
import { pictures } from './vite/pictures'

export default defineConfig({
  resolve: { alias: { '@shared': resolve(import.meta.dirname, 'src/shared') } },
  plugins: [vue(), pictures(PICTURES)],
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Property tests take seconds; on a busy machine several times that.
    testTimeout: 60_000,
    coverage: { include: ['src/shared/**'] },
  },
})
