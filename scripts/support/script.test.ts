import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { projectRoot } from './paths'
import { captureAll } from './process'
import { temporaryFolders } from './testFolder'

const newFolder = temporaryFolders()

/** Runs a script that is nothing but this main function, in a process of its own. */
async function exitCodeOf(main: string): Promise<number | null> {
  const file = join(newFolder(), 'script.mts')
  const runner = pathToFileURL(join(projectRoot, 'scripts/support/script.ts')).href
  writeFileSync(file, `import { runScript } from ${JSON.stringify(runner)}\nrunScript(${main})\n`)
  return (await captureAll(process.execPath, ['--import', 'tsx', file])).code
}

const hook = (event: string) => `process.on('${event}', () => process.exit(0));`

it.each([
  ['async () => 0', 0],
  ['async () => 3', 3],
  ['async () => { throw new Error("no") }', 1],
  [`async () => { ${hook('beforeExit')} return 3 }`, 3],
  [`async () => { ${hook('beforeExit')} throw new Error("no") }`, 1],
  ['() => new Promise(() => {})', 1],
  ['async () => { process.exit(0) }', 1],
])('a script with the main function %s ends with exit code %i', async (main, code) => {
  expect(await exitCodeOf(main)).toBe(code)
})
