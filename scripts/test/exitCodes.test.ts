/**
 * `npm test` and the other scripts end with an exit code other than 0 when anything has failed.
 * They run as a whole, in a copy of the project that has one test of each kind and, in turn, a fault.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { projectRoot } from '../support/paths'

interface Manifest {
  readonly scripts: Record<string, string>
}

/** One in each of the projects of Vitest that `npm run unit` runs. */
const UNIT_TESTS = ['src/shared/only.test.ts', 'src/main/only.test.ts']

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mayan-copy-'))
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  const isTest = /\.(test|spec|screens)\.ts$/
  const files = tracked.split('\n').filter((file) => file !== '' && !isTest.test(file))
  for (const file of [...files, 'out', '.cache/bundles']) {
    const options = { recursive: true, preserveTimestamps: true }
    cpSync(join(projectRoot, file), join(copy, file), options)
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  // What takes long and is nothing to fail by here.
  write('.prettierignore', '*\n!format.json\n')
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as Manifest
  for (const script of ['lint', 'types', 'build']) manifest.scripts[script] = 'node -e 0'
  write('package.json', JSON.stringify(manifest))
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

/** One test of each kind, all of which pass. */
beforeEach(() => {
  write('format.json', '{}\n')
  for (const file of UNIT_TESTS) write(file, vitestTest('true'))
  for (const file of ['app/only.spec.ts', 'faults/only.spec.ts', 'packaged/only.spec.ts']) {
    write(`e2e/${file}`, playwrightTest('true'))
  }
  write('e2e/screens/only.screens.ts', playwrightTest('true'))
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

const vitestTest = (passes: string) =>
  `import { expect, it } from 'vitest'\nit('only', () => expect(${passes}).toBe(true))\n`

/** @param passes an expression, in which `retry` is how often the test was tried before */
const playwrightTest = (passes: string) => `
import { expect, test } from '@playwright/test'
for (const name of ['a', 'b', 'c']) {
  test(name, ({}, { retry }) => expect(${passes}, String(retry)).toBe(true))
}
`

const ONE_FAILS = playwrightTest(`name !== 'b'`)

interface Ended {
  readonly code: number | null
  readonly lines: readonly string[]
  /** The line that counts. */
  readonly closing: string | undefined
}

/** Runs one of package.json's scripts in the copy, as CI does. */
function npm(args: readonly string[], env: NodeJS.ProcessEnv = {}): Ended {
  // Without Vitest's own, which a Vitest inside would take for its own.
  const ofVitest = /^(VITEST|NODE_OPTIONS|NODE_ENV|TEST$|DEV$|PROD$)/
  const inherited = Object.entries(process.env).filter(([name]) => !ofVitest.test(name))
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: copy,
    env: { ...Object.fromEntries(inherited), CI: 'true', ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const lines = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim())
  return { code: status, lines, closing: lines.filter((line) => /^\d+ passed, /.test(line)).at(-1) }
}

const npmTest = (steps: string, env?: NodeJS.ProcessEnv) =>
  npm(['test', '--', '--only', steps], env)

it('npm test ends with 0 when all pass', () => {
  const { code, closing } = npmTest('format,shared,unit,app')
  expect({ code, closing }).toEqual({ code: 0, closing: '5 passed, 0 failed' })
})

it('npm test fails by one unit test, packaging having run', () => {
  write('src/shared/only.test.ts', vitestTest('false'))
  const { code, closing } = npmTest('shared,packaged')
  expect({ code, closing }).toEqual({ code: 1, closing: '3 passed, 1 failed' })
})

it('npm test fails by one end-to-end test', () => {
  write('e2e/app/only.spec.ts', ONE_FAILS)
  const { code, closing } = npmTest('app')
  expect({ code, closing }).toEqual({ code: 1, closing: '2 passed, 1 failed' })
})

it('npm test fails by a step that fails', () => {
  write('format.json', '{  }')
  const { code, closing } = npmTest('format,shared')
  expect({ code, closing }).toEqual({ code: 1, closing: '1 passed, 1 failed' })
})

it('npm test fails by a step that throws, and by the steps that need it', () => {
  const nowhere = { ELECTRON_OVERRIDE_DIST_PATH: join(copy, 'nowhere') }
  const { code, closing } = npmTest('shared,app', nowhere)
  expect({ code, closing }).toEqual({ code: 1, closing: '1 passed, 2 failed' })
})

it('npm test names what is flaky, and fails by more than two', () => {
  write('e2e/app/only.spec.ts', playwrightTest(`name === 'c' || retry > 0`))
  const two = npmTest('app')
  expect({ code: two.code, closing: two.closing }).toEqual({
    code: 0,
    closing: '3 passed, 0 failed',
  })
  const named = two.lines.filter((line) => line.startsWith('flaky: '))
  expect(named).toEqual(['flaky: e2e/app/only.spec.ts › a', 'flaky: e2e/app/only.spec.ts › b'])
  write('e2e/app/only.spec.ts', playwrightTest('retry > 0'))
  const { code, closing } = npmTest('app')
  expect({ code, closing }).toEqual({ code: 1, closing: '3 passed, 1 failed' })
})

it('npm test does not pass by steps that there are not', () => {
  expect(npmTest('shared,nothing').code).toBe(1)
})

it.each([
  ['check', 'format.json', '{  }'],
  ['unit', 'src/shared/only.test.ts', vitestTest('false')],
  ['e2e', 'e2e/app/only.spec.ts', ONE_FAILS],
  ['test:faults', 'e2e/faults/only.spec.ts', ONE_FAILS],
  ['screens', 'e2e/screens/only.screens.ts', ONE_FAILS],
  ['e2e:packaged', 'e2e/packaged/only.spec.ts', ONE_FAILS],
  ['package', 'electron-builder.config.ts', 'export const config = { files: 1 }\n'],
])('npm run %s fails by a fault in %s', (script, file, text) => {
  write(file, text)
  expect(npm([script]).code).toBe(1)
})

it('npm run size fails by a page that loads too much at start', () => {
  const assets = join(copy, 'out/renderer/assets')
  const [style = ''] = readdirSync(assets).filter((name) => /^index.*\.css$/.test(name))
  appendFileSync(join(assets, style), `/* ${'much '.repeat(100_000)} */`)
  expect(npm(['size']).code).toBe(1)
})
