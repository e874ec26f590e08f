/** The built `mayan-studio mayan generate` as a process: what it prints can be solved and repeated. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { canonicalForm } from '../../src/shared/games/mayan/rules/canonicalForm'
import { command, runCli } from './runCli'

const generate = ['mayan', 'generate']
const small = [...generate, '--steps', '3', '--colors', '4', '--blocks', '12']
/** So many moves are not found in a fraction of a second. */
const hopeless = [...generate, '--steps', '20', '--colors', '10', '--blocks', '35', '--seed', '1']

interface Generated {
  readonly seed: number
  readonly index: number
  readonly code: string
  readonly steps: number
  readonly stacks: number[][]
}

function objectsOf(stdout: string): Generated[] {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Generated)
}

test('prints a level code a line, the same for the same seed', async () => {
  const args = [...small, '--seed', '7', '--count', '4']
  const first = await runCli(args)
  expect(first).toMatchObject({ stderr: '', code: 0 })
  const codes = first.stdout.trim().split('\n')
  expect(new Set(codes).size).toBe(4)
  for (const code of codes) expect(code).toMatch(/^([1-4]+|-)(\/([1-4]+|-)){4} 3$/)
  expect(await runCli(args)).toEqual(first)
})

test('says which seed it took, so that it can be repeated', async () => {
  const first = await runCli(small)
  expect(first.code).toBe(0)
  const [, seed] = /^seed (\d+)\n$/.exec(first.stderr) ?? []
  expect(await runCli([...small, '--seed', String(seed)])).toMatchObject({ stdout: first.stdout })
})

test('prints objects whose seeds make each level alone', async () => {
  const { stdout, code } = await runCli([...small, '--seed', '7', '--count', '3', '--json'])
  expect(code).toBe(0)
  const levels = objectsOf(stdout)
  expect(levels.map(({ index }) => index)).toEqual([0, 1, 2])
  for (const level of levels) {
    expect(Object.keys(level)).toEqual(['seed', 'index', 'code', 'steps', 'stacks', 'tries', 'ms'])
    expect(level.steps).toBe(3)
    expect(level.stacks.flat()).toHaveLength(12)
    const alone = await runCli([...small, '--seed', String(level.seed)])
    expect(alone.stdout).toBe(`${level.code}\n`)
  }
})

for (const [kind, args, steps] of [
  ['of a shape', ['--steps', '3', '--colors', '4', '--blocks', '14', '--heights', '4,3,0,5,2'], 3],
  ['of one idea', ['--steps', '4', '--colors', '5', '--blocks', '18', '--unique'], 4],
] as const) {
  test(`makes levels ${kind} that the solver finds sound`, async () => {
    const { stdout } = await runCli([...generate, ...args, '--seed', '2', '--count', '3', '--json'])
    for (const { code, stacks } of objectsOf(stdout)) {
      if (kind === 'of a shape') {
        expect(stacks.map((stack) => stack.length)).toEqual([4, 3, 0, 5, 2])
      }
      const contest = await runCli(['mayan', 'convert', '-', '--to', 'contest'], code)
      const solved = await runCli(['mayan', 'solve', '--minimum', '--json', '-'], contest.stdout)
      expect(JSON.parse(solved.stdout)).toMatchObject({ verdict: 'solved', minimum: steps })
    }
  })
}

test('never prints a level twice, mirrored or recoloured, and says when no other is found', async () => {
  const few = [...generate, '--steps', '1', '--colors', '2', '--blocks', '6', '--seed', '1']
  const { stdout, stderr, code } = await runCli([...few, '--count', '200', '--json'])
  const levels = objectsOf(stdout)
  const forms = new Set(levels.map(canonicalForm))
  expect(forms.size).toBe(levels.length)
  // All there are: 6,000 seeds give no other.
  expect(levels).toHaveLength(60)
  expect(code).toBe(3)
  expect(stderr).toMatch(/^only 60 levels were found: 1200 more seeds gave no different one/)
  const some = await runCli([...few, '--count', '40', '--json'])
  expect(some).toMatchObject({ stderr: '', code: 0 })
  expect(objectsOf(some.stdout).map(({ code }) => code)).toEqual(
    levels.slice(0, 40).map(({ code }) => code),
  )
  const last = objectsOf(some.stdout)[39]
  expect(last?.index).toBe(39)
  const alone = await runCli([...few.slice(0, -1), String(last?.seed)])
  expect(alone.stdout).toBe(`${last?.code}\n`)
})

test('writes the contest’s format and JSON', async () => {
  const contest = await runCli([...small, '--seed', '5', '--format', 'contest'])
  expect(contest.stdout).toMatch(/^3\n(([1-4] )*0\n){5}$/)
  const json = await runCli([...small, '--seed', '5', '--format', 'json'])
  expect(JSON.parse(json.stdout)).toMatchObject({ format: 'mayan-studio/mayan-level', steps: 3 })
})

for (const [args, words] of [
  [['--steps', '3', '--colors', '4', '--blocks', '11'], 'too few for 4'],
  [['--steps', '3', '--colors', '4', '--blocks', '36'], 'too few for 36'],
  [['--steps', '3', '--colors', '1', '--blocks', '9'], 'At most 8 blocks'],
  [['--steps', '3', '--colors', '4', '--blocks', '12', '--heights', '3,3,3'], '5 column heights'],
  [['--steps', '3', '--colors', '4', '--blocks', '12', '--heights', '8,4,0,0,0'], '0 to 7'],
  [['--steps', '3', '--colors', '4', '--blocks', '12', '--heights', '3,3,3,3,3'], 'add up to 12'],
  [['--steps', '6', '--colors', '4', '--blocks', '14', '--format', 'contest'], 'at most 5 steps'],
  [['--steps', '21', '--colors', '4', '--blocks', '12'], 'from 1 to 20'],
  [['--steps', '3', '--colors', '4', '--blocks', '12', '--heights', '3;3'], 'commas'],
  [['--steps', '3', '--colors', '4'], '--blocks'],
] as const) {
  test(`refuses ${args.join(' ')} with exit 2`, async () => {
    const result = await runCli([...generate, ...args])
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toMatch(/^error: [^\n]+\n$/)
    expect(result.stderr).toContain(words)
  })
}

test('a level that is not found is undecided: exit 3, and the others are printed', async () => {
  const result = await runCli([...hopeless, '--max-seconds', '0.2', '--count', '2'])
  expect(result).toMatchObject({ stdout: '', code: 3 })
  const lines = result.stderr.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^level 0 \(seed 1\): not found: the limit of time was reached after /)
})

test('a closed pipe is no error', async () => {
  const child = spawn(process.execPath, [command, ...small, '--seed', '1', '--count', '1000000'])
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = (await once(child, 'close')) as [number | null]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
