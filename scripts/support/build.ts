import { isStale } from './freshness'
import { projectRoot } from './paths'
import { runNpmScript } from './process'

/** Builds the app if its sources are newer than out/; throws when the build fails. */
export async function buildIfStale(): Promise<void> {
  if (!isStale(projectRoot)) return
  console.error('Building …')
  const code = await runNpmScript('build')
  if (code !== 0) throw new Error(`The build failed (exit code ${String(code)}).`)
}
