/** `npm start [-- FILE…]`: builds what is out of date and opens the app. */

import { resolve } from 'node:path'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { hasDisplay } from './support/display'
import { projectRoot } from './support/paths'
import { run } from './support/process'
import { runScript } from './support/script'

async function main(): Promise<number> {
  if (!hasDisplay()) {
    console.error(
      'There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set). Start this in a desktop ' +
        'session, or on a virtual display: xvfb-run -a npm start',
    )
    return 1
  }
  await buildIfStale()
  const runtime = await findRuntime()
  const env = { ...process.env }
  delete env['ELECTRON_RUN_AS_NODE']
  return run(runtime.executable, [...sandboxArgs(), projectRoot, ...userArgs()], { env })
}

/** Chromium refuses to run its sandbox as root. */
function sandboxArgs(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

/** npm runs us in the project's folder; file names were meant from where the user stands. */
function userArgs(): string[] {
  const from = process.env['INIT_CWD'] ?? process.cwd()
  return process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)))
}

runScript(main)
