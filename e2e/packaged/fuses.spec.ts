/**
 * The fuses: set in the executable, and working. What they forbid is tried on the package without
 * fuses as well, where it works, so that these tests can fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cp, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { extractAll } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { fusesFor } from '../../electron-builder.config'
import { expect, inFolder, OPEN, SHIPPED, switches, test, type Packaged } from '../support/packaged'

/** How the wire in the executable says so. */
const ENABLED = '1'.charCodeAt(0)

const FUSES = fusesFor(process.env['MAYAN_PACKAGED_VERSION'] ?? '')

test('are set as they are configured', async () => {
  const wire = await getCurrentFuseWire(SHIPPED.executable)
  const shown = Object.keys(FUSES).map((name) => {
    const option = (name[0] ?? '').toUpperCase() + name.slice(1)
    const state = wire[FuseV1Options[option as keyof typeof FuseV1Options]]
    return [name, state === ENABLED]
  })
  expect(Object.fromEntries(shown)).toEqual(FUSES)
})

/** Whether a script is run as Node would run it. */
function runsScript({ executable }: Packaged, profile: string): boolean {
  const [script, trace] = [join(profile, 'script.js'), join(profile, 'it-ran')]
  writeFileSync(script, `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`)
  // As an app it opens its window and stays.
  spawnSync(executable, [script, ...switches(profile)], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    timeout: 8000,
    killSignal: 'SIGKILL',
  })
  return existsSync(trace)
}

test('the app is no Node', ({ profile }) => {
  expect(runsScript(SHIPPED, profile)).toBe(false)
  expect(runsScript(OPEN, profile)).toBe(true)
})

test('no debugger of Node listens, and options of Node are not heard', async ({ start }) => {
  const args = ['--inspect=0']
  const env = { NODE_OPTIONS: '--throw-deprecation --require=./nothing.js' }
  const open = start(OPEN, args, env)
  await open.page()
  expect(open.output()).toContain('Debugger listening on')
  // Some options are heard, and those that are not are named.
  expect(open.output()).toContain('not supported in packaged apps')
  open.child.kill('SIGKILL')
  const shipped = start(SHIPPED, args, env)
  await shipped.page()
  expect(shipped.output()).not.toContain('Debugger listening on')
  expect(shipped.output()).not.toContain('not supported in packaged apps')
})

test('a folder in the place of the archive is not run', async ({ start }) => {
  for (const [app, isRun] of [
    [OPEN, true],
    [SHIPPED, false],
  ] as const) {
    const changed = await withFolder(app)
    const started = start(changed)
    const said = () => started.output().includes('the folder runs')
    if (isRun) await expect.poll(said).toBe(true)
    else await expect.poll(() => started.child.exitCode ?? started.child.signalCode).not.toBeNull()
    expect(said()).toBe(isRun)
    started.child.kill('SIGKILL')
    await rm(dirname(changed.executable), { recursive: true, force: true })
  }
})

/** The same app beside the original, by links; its archive is a folder, which says that it runs. */
async function withFolder({ executable, resources }: Packaged): Promise<Packaged> {
  const original = dirname(executable)
  const copy = `${original}-changed`
  await rm(copy, { recursive: true, force: true })
  await linkFolder(original, copy)
  const changed = inFolder(copy)
  await rm(join(changed.resources, 'app.asar'))
  extractAll(join(resources, 'app.asar'), join(changed.resources, 'app'))
  const main = join(changed.resources, 'app/out/main/index.js')
  await rm(main)
  await writeFile(main, "console.log('the folder runs')\n")
  return changed
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    // The executable finds its files beside where it really is.
    else if (basename(source) === basename(SHIPPED.executable)) await cp(source, target)
    else await link(source, target)
  }
}
