import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { bundleParts } from './vite/bundleParts'

/** The terminal command: self-contained CommonJS that loads nothing of Electron or Vue. */
export default defineConfig({
  resolve: { alias: { '@shared': resolve(import.meta.dirname, 'src/shared') } },
  plugins: [bundleParts(resolve(import.meta.dirname, '.cache/bundles/cli.json'))],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'out/cli',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: {
        index: resolve(import.meta.dirname, 'src/cli/index.ts'),
        verifyThread: resolve(import.meta.dirname, 'src/cli/verifyThread.ts'),
      },
      output: {
        format: 'cjs',
        entryFileNames: '[name].js',
        // Beside the entries, where a thread's script is looked for.
        chunkFileNames: '[name].js',
        banner: ({ name }) => (name === 'index' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})
