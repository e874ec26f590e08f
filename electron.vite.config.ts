import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { Features } from 'lightningcss'
import { PICTURES } from './src/shared/games/lianliankan/formats/pictures'
import { bundleParts } from './vite/bundleParts'
import { pictures } from './vite/pictures'

const alias = { '@shared': resolve(import.meta.dirname, 'src/shared') }

// The targets are those of the oldest Electron we run on (25: Node 18, Chrome 114), not of the
// installed one; everything is bundled, so the packaged app carries no node_modules.
const nodeTarget = 'node18'
const chromeTarget = 'chrome114'

const reportOf = (bundle: string) => resolve(import.meta.dirname, `.cache/bundles/${bundle}.json`)

/**
 * Few and large: what the first screen needs, what several of the parts loaded later have in
 * common, and each of those parts.
 */
const PAGE_CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'pictures', test: 'virtual:pictures' },
  { name: 'zod', test: /node_modules[\\/]zod/ },
  { name: 'common', minShareCount: 2 },
]

export default defineConfig({
  main: {
    resolve: { alias },
    plugins: [bundleParts(reportOf('main'))],
    build: {
      target: nodeTarget,
      externalizeDeps: false,
      rollupOptions: {
        input: {
          index: resolve(import.meta.dirname, 'src/main/index.ts'),
          worker: resolve(import.meta.dirname, 'src/worker/index.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  },
  preload: {
    resolve: { alias },
    plugins: [bundleParts(reportOf('preload'))],
    build: {
      target: nodeTarget,
      externalizeDeps: false,
      rollupOptions: {
        input: { index: resolve(import.meta.dirname, 'src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].js' },
      },
    },
  },
  renderer: {
    root: resolve(import.meta.dirname, 'src/renderer'),
    resolve: { alias },
    plugins: [vue(), pictures(PICTURES), bundleParts(reportOf('renderer'))],
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_I18N_FULL_INSTALL__: false,
      __VUE_I18N_LEGACY_API__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets: { chrome: 114 << 16 }, include: Features.Nesting },
    },
    build: {
      target: chromeTarget,
      cssTarget: chromeTarget,
      minify: true,
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: resolve(import.meta.dirname, 'src/renderer/index.html'),
        output: { codeSplitting: { groups: PAGE_CHUNKS } },
      },
    },
  },
})
