import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The terminal command: one self-contained CommonJS file that loads nothing of Electron or Vue. */
export default defineConfig({
  resolve: { alias: { '@shared': resolve(import.meta.dirname, 'src/shared') } },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'out/cli',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { index: resolve(import.meta.dirname, 'src/cli/index.ts') },
      output: { format: 'cjs', entryFileNames: '[name].js', banner: '#!/usr/bin/env node' },
    },
  },
})
