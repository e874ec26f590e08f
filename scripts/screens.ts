/**
 * `npm run screens [-- ARGS]`: pictures of every screen, theme and language in screens/. With
 * `--readme` those that the README shows are then copied to docs/images/.
 */

import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { projectRoot } from './support/paths'
import { runPlaywright } from './support/playwright'
import { runScript } from './support/script'

const screens = join(projectRoot, 'screens')
const readmeImages = join(projectRoot, 'docs/images')

/** Picture in docs/images, and the screen it is. */
const README_PICTURES = {
  'editor-dark.png': 'editor.dark.en.png',
  'library-light.png': 'library-starter.light.en.png',
  'editor-zh.png': 'editor.light.zh-CN.png',
  'lianliankan-dark.png': 'linkEditor.dark.en.png',
  'lianliankan-zh.png': 'linkEditor.light.zh-CN.png',
}

runScript(async () => {
  await buildIfStale()
  const runtime = await findRuntime()
  const args = process.argv.slice(2).filter((argument) => argument !== '--readme')
  // A full run leaves no picture of a screen that is no more.
  if (args.length === 0) rmSync(screens, { recursive: true, force: true })
  const code = await runPlaywright(runtime, 'screens', args)
  if (code === 0 && process.argv.includes('--readme')) copyReadmePictures()
  return code
})

function copyReadmePictures(): void {
  mkdirSync(readmeImages, { recursive: true })
  for (const [picture, screen] of Object.entries(README_PICTURES)) {
    copyFileSync(join(screens, screen), join(readmeImages, picture))
  }
}
