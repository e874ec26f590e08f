/** The built `mayan-studio mayan convert` as a process: every form into every other. */
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { runCli } from './runCli'

const CONTEST = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n'
const CODE = '1/21/234/31/2434 3\n'
const LEVEL = {
  format: 'mayan-studio/mayan-level',
  version: 1,
  stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]],
  steps: 3,
}
/** The same as it is written today. */
const written = (level: object) => ({
  ...level,
  version: 2,
  checksum: expect.stringMatching(/^[0-9a-f]{32}$/),
})
const sampleFile = resolve(__dirname, '../fixtures/sample.in')

function convert(text: string, ...args: string[]) {
  return runCli(['mayan', 'convert', '-', ...args], text)
}

test('writes every form from every other', async () => {
  const json = (await convert(CONTEST, '--to', 'json')).stdout
  expect(JSON.parse(json)).toEqual(written(LEVEL))
  for (const text of [CONTEST, CODE, json, `\uFEFF${CONTEST.replaceAll('\n', '\r\n')}`]) {
    for (const [form, expected] of Object.entries({ contest: CONTEST, code: CODE, json })) {
      expect(await convert(text, '--to', form)).toEqual({ stdout: expected, stderr: '', code: 0 })
    }
  }
})

test('reads a file, and keeps the words of a JSON level', async () => {
  const file = await runCli(['mayan', 'convert', sampleFile, '--to', 'code'])
  expect(file).toEqual({ stdout: CODE, stderr: '', code: 0 })
  const titled = { ...LEVEL, title: '玛雅', author: 'A', notes: 'two\nlines' }
  const again = await convert(JSON.stringify(titled), '--to', 'json')
  expect(JSON.parse(again.stdout)).toEqual(written(titled))
})

test('renumbers the colours where asked', async () => {
  const holes = '2/a2/2a5/52/- 2'
  const refused = await convert(holes, '--to', 'contest')
  expect(refused).toMatchObject({ stdout: '', code: 2 })
  expect(refused.stderr).toContain('1 is not used')
  const renumbered = await convert(holes, '--to', 'contest', '--renumber')
  expect(renumbered).toEqual({
    stdout: '2\n1 0\n3 1 0\n1 3 2 0\n2 1 0\n0\n',
    stderr: '',
    code: 0,
  })
})

test('says everything that the contest can’t hold', async () => {
  const result = await convert('111/3/-/-/- 6', '--to', 'contest')
  expect(result).toMatchObject({ stdout: '', code: 2 })
  const lines = result.stderr.trim().split('\n')
  expect(lines).toEqual([
    expect.stringContaining('(0, 0) (0, 1) (0, 2)'),
    expect.stringContaining('at most 5 steps'),
    expect.stringContaining('2 is not used'),
  ])
  for (const line of lines) expect(line).toMatch(/^<stdin>: /)
})

test('JSON holds a setup that is no level; other forms refuse it', async () => {
  const setup = JSON.stringify({ ...LEVEL, stacks: [[0, 1], [], [], [], []], steps: null })
  expect((await convert(setup, '--to', 'json')).code).toBe(0)
  const code = await convert(setup, '--to', 'code')
  expect(code).toMatchObject({ stdout: '', code: 2 })
  expect(code.stderr).toContain('gap')
})

for (const [kind, text, words] of [
  ['nothing', '', '<stdin>:1:1: There is no text'],
  ['broken contest text', '3\n1 x 0', '<stdin>:2:3: “x” is not'],
  ['a broken code', '1/2/3 3', '<stdin>:1:6: The code has 3 stacks instead of 5'],
  ['a code without n', '1/21/234/31/2434', '<stdin>:1:17: The code lacks the number of steps'],
  ['a number too large', '100000000000000000000\n0', '100000000000000000000; it must be 1 to 20'],
  ['broken JSON', '{"format": ', '<stdin>: This begins like JSON'],
  ['other JSON', '{"stacks": []}', '<stdin>: This JSON is no level'],
  ['a newer version', JSON.stringify({ ...LEVEL, version: 3 }), 'version 3'],
  ['a wrong field', JSON.stringify({ ...LEVEL, stacks: [['x']] }), '“stacks.0.0”'],
] as const) {
  test(`rejects ${kind} with exit 2`, async () => {
    const result = await convert(text, '--to', 'json')
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toMatch(/^[^\n]+\n$/)
    expect(result.stderr).toContain(words)
  })
}

test('explains wrong usage with exit 2', async () => {
  for (const args of [['-'], ['-', '--to', 'pdf'], ['--to', 'code']]) {
    const result = await runCli(['mayan', 'convert', ...args], CODE)
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toContain('error:')
  }
  const missing = await runCli(['mayan', 'convert', 'nowhere.in', '--to', 'code'])
  expect(missing).toEqual({
    stdout: '',
    stderr: 'nowhere.in: The file does not exist.\n',
    code: 2,
  })
})
