/**
 * The two packages that the tests need: as it is shipped, and one that a debugger can look into.
 * They are made in a process of their own: the exit hook of electron-builder would end ours, with 0.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../support/paths'
import { runTypeScript } from '../support/process'

/** The file in which the packager names the two packages, as variables of the environment. */
const made = join(projectRoot, '.cache/packaged.json')

/**
 * @param output a file descriptor for what the packager prints
 * @throws when the packager fails
 */
export async function packageForTests(output?: number): Promise<void> {
  rmSync(made, { force: true })
  const options = output === undefined ? {} : { output }
  const code = await runTypeScript('scripts/package.ts', ['--for-tests', made], options)
  if (code !== 0) throw new Error(`Packaging failed (exit code ${String(code)}).`)
}

/** For the tests, where the packages are that were made last. */
export function packagedEnv(): NodeJS.ProcessEnv {
  return JSON.parse(readFileSync(made, 'utf8')) as NodeJS.ProcessEnv
}
