/**
 * `npm run generate:icon`: draws build/icon.svg as PNG in the sizes that systems ask for, with the
 * Electron at hand. The pictures are checked in, since a package must not depend on this.
 */
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { findRuntime } from './runtime/find'
import { onDisplay } from './support/display'
import { projectRoot } from './support/paths'
import { run } from './support/process'
import { runScript } from './support/script'

/** Pixels. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

runScript(async () => {
  const folder = join(projectRoot, 'build/icons')
  mkdirSync(folder, { recursive: true })
  const { executable } = await findRuntime()
  const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [join(projectRoot, 'scripts/icon'), join(projectRoot, 'build/icon.svg'), folder]
  const words = [...switches, ...args, ...SIZES.map(String)]
  const { command, args: all, group } = onDisplay(executable, words)
  const code = await run(command, all, { group })
  // Windows and macOS want one large picture, of which theirs are made.
  if (code === 0) renameSync(join(folder, '1024x1024.png'), join(projectRoot, 'build/icon.png'))
  return code
})
