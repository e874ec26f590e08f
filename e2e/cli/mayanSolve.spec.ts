/** The built `mayan-studio mayan solve` as a process: streams, exit codes, every kind of bad input. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { runCli } from './runCli'

const SAMPLE = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n'
const SAMPLE_ANSWER = '2 1 1\n3 1 1\n3 0 1\n'
const UNSOLVABLE = '2\n1 0\n1 0\n0\n0\n0\n'
const sampleFile = resolve(__dirname, '../fixtures/sample.in')
const brokenFile = resolve(__dirname, '../fixtures/broken.in')

test('solves the contest sample from standard input', async () => {
  for (const args of [['-'], []]) {
    const result = await runCli(['mayan', 'solve', ...args], SAMPLE)
    expect(result).toEqual({ stdout: SAMPLE_ANSWER, stderr: '', code: 0 })
  }
})

test('prints -1 when there is no solution: that is an answer', async () => {
  const result = await runCli(['mayan', 'solve', '-'], UNSOLVABLE)
  expect(result).toEqual({ stdout: '-1\n', stderr: '', code: 0 })
})

for (const [kind, text, place, words] of [
  ['nothing', '', '1:1', 'There is no text'],
  ['a word', '3\n1 x 0', '2:3', '“x” is not a whole number'],
  ['n out of range', '21\n0 0 0 0 0', '1:1', 'must be 1 to 20'],
  ['a colour out of range', '3\n0\n 11 0', '3:2', 'colours are 1 to 10'],
  ['a stack of eight', '3\n1 2 1 2 1 2 1 2 0', '2:15', 'more than 7 blocks'],
  ['a missing 0', '3\n0\n0\n0\n0\n1', '6:2', 'inside stack 5'],
  ['four stacks', '3\n0\n0\n0\n0\n', '6:1', 'after 4 of 5 stacks'],
  ['trailing text', '3\n0\n0\n0\n0\n0\n9', '7:1', 'after the fifth stack'],
  ['a run at the start', '3\n1 0\n1 0\n1 0\n0\n0', '2:1', '(0, 0) (1, 0) (2, 0)'],
] as const) {
  test(`rejects ${kind} with its place`, async () => {
    const result = await runCli(['mayan', 'solve', '-'], text)
    expect(result.code).toBe(2)
    expect(result.stdout).toBe('')
    expect(result.stderr).toMatch(/^[^\n]+\n$/)
    expect(result.stderr).toContain(`<stdin>:${place}: `)
    expect(result.stderr).toContain(words)
  })
}

test('handles every file, and the worst code wins', async () => {
  const result = await runCli(['mayan', 'solve', sampleFile, 'nowhere.in', brokenFile, sampleFile])
  expect(result.code).toBe(2)
  expect(result.stdout).toBe(SAMPLE_ANSWER + SAMPLE_ANSWER)
  expect(result.stderr.trim().split('\n')).toEqual([
    'nowhere.in: The file does not exist.',
    expect.stringMatching(/broken\.in:4:5: /),
  ])
})

test('prints one JSON object for each file, in order', async () => {
  const { stdout, code } = await runCli(['mayan', 'solve', '--json', sampleFile, brokenFile])
  const [solved, broken, ...rest] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(code).toBe(2)
  expect(rest).toEqual([])
  expect(solved).toEqual({
    file: sampleFile,
    verdict: 'solved',
    steps: 3,
    moves: [
      [2, 1, 1],
      [3, 1, 1],
      [3, 0, 1],
    ],
    nodes: expect.any(Number),
    ms: expect.any(Number),
    limit: null,
    code: '1/21/234/31/2434 3',
  })
  expect(broken).toEqual({
    file: brokenFile,
    error: { code: 'colour-out-of-range', message: expect.any(String), line: 4, column: 5 },
  })
})

test('takes other steps, and the minimum', async () => {
  const five = await runCli(['mayan', 'solve', '--json', '--steps', '5', sampleFile])
  expect(JSON.parse(five.stdout)).toMatchObject({ verdict: 'solved', steps: 5 })
  const minimum = await runCli([
    'mayan',
    'solve',
    '--json',
    '--steps',
    '5',
    '--minimum',
    sampleFile,
  ])
  expect(JSON.parse(minimum.stdout)).toMatchObject({ verdict: 'solved', steps: 3, minimum: 3 })
  const text = await runCli(['mayan', 'solve', '--steps', '5', '--minimum', sampleFile])
  expect(text.stdout).toBe(SAMPLE_ANSWER)
})

test('a limit is undecided: exit 3 and no answer', async () => {
  const limited = await runCli(['mayan', 'solve', '--max-nodes', '1', sampleFile])
  expect(limited).toMatchObject({ stdout: '', code: 3 })
  expect(limited.stderr).toContain('undecided')
  const json = await runCli(['mayan', 'solve', '--json', '--max-nodes', '1', sampleFile])
  expect(JSON.parse(json.stdout)).toMatchObject({
    verdict: 'undecided',
    moves: null,
    limit: 'nodes',
  })
  expect(json.code).toBe(3)
})

test('explains wrong usage with exit 2', async () => {
  for (const args of [
    ['--steps', '0'],
    ['--steps', 'x'],
    ['--max-seconds', '-1'],
    ['--nonsense'],
  ]) {
    const result = await runCli(['mayan', 'solve', ...args, sampleFile])
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toContain('error:')
  }
  expect((await runCli(['mayan', 'solve', '--help'])).code).toBe(0)
})

test('a closed pipe is no error', async () => {
  const command = resolve(__dirname, '../../out/cli/index.js')
  const files = Array<string>(2000).fill(sampleFile)
  const child = spawn(process.execPath, [command, 'mayan', 'solve', '--json', ...files])
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = (await once(child, 'close')) as [number | null]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

test('reads a file with a byte-order mark and CRLF', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'mayan-cli-')), 'windows.in')
  await writeFile(file, `\uFEFF${SAMPLE.replaceAll('\n', '\r\n')}`)
  expect(await runCli(['mayan', 'solve', file])).toMatchObject({ stdout: SAMPLE_ANSWER, code: 0 })
})

const caseFolder = resolve(__dirname, '../../../shared/cases/mayan')

test('gives the answer of every case at hand', async () => {
  test.skip(!existsSync(caseFolder), 'no folder of shared cases beside the project')
  const inputs = readdirSync(caseFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.in'))
    .map((name) => join(caseFolder, name))
  const { stdout, code } = await runCli(['mayan', 'solve', '--json', ...inputs])
  expect(code).toBe(0)
  const wrong = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; moves: number[][] | null })
    .filter(({ file, moves }) => {
      const answer = readFileSync(file.replace(/\.in$/, '.out'), 'utf8').trim().split(/\s+/)
      return (moves ?? [[-1]]).flat().join(' ') !== answer.join(' ')
    })
  expect(wrong).toEqual([])
  process.stdout.write(`${inputs.length} shared Mayan cases give their answers\n`)
})
