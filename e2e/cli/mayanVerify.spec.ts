/** The built `mayan-studio mayan verify` as a process. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { runCli } from './runCli'

const sampleFile = resolve(__dirname, '../fixtures/sample.in')
const unsolvableFile = resolve(__dirname, '../fixtures/unsolvable.in')
const brokenFile = resolve(__dirname, '../fixtures/broken.in')
const longFile = resolve(__dirname, '../fixtures/long.in')

const SAMPLE = '1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n'

test('says of each file whether it is sound, has a cook, or has no solution', async () => {
  const cook = join(await mkdtemp(join(tmpdir(), 'mayan-cli-')), 'cook.in')
  await writeFile(cook, `5\n${SAMPLE}`)
  const { stdout, stderr, code } = await runCli(
    ['mayan', 'verify', sampleFile, unsolvableFile, cook, '-'],
    `3\n${SAMPLE}`,
  )
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  const lines = stdout.trim().split('\n')
  expect(lines[0]).toBe(`${sampleFile}: sound, n = 3, 1 idea, solutions 1:0 2:0 3:1`)
  expect(lines[1]).toBe(`${unsolvableFile}: unsolvable, n = 2, solutions 1:0 2:0`)
  expect(lines[2]).toMatch(/cook\.in: cook, n = 5, .*minimum 3, solutions 1:0 2:0 3:1 4:\d+ 5:\d+$/)
  expect(lines[3]).toMatch(/^<stdin>: sound/)
})

for (const jobs of ['1', '2']) {
  test(`prints JSON in the order of the arguments with ${jobs} at a time`, async () => {
    const files = [sampleFile, brokenFile, unsolvableFile, sampleFile]
    const { stdout, code } = await runCli(['mayan', 'verify', '--json', '--jobs', jobs, ...files])
    expect(code).toBe(2)
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ file }) => file)).toEqual(files)
    expect(lines[0]).toEqual({
      file: sampleFile,
      verdict: 'solved',
      steps: 3,
      moves: [
        [2, 1, 1],
        [3, 1, 1],
        [3, 0, 1],
      ],
      minimum: 3,
      spectrum: [
        { k: 1, count: '0' },
        { k: 2, count: '0' },
        { k: 3, count: '1' },
      ],
      ideas: 1,
      nodes: expect.any(Number),
      ms: expect.any(Number),
      limit: null,
      code: '1/21/234/31/2434 3',
    })
    expect(lines[1]).toMatchObject({ error: { code: 'colour-out-of-range', line: 4, column: 5 } })
    expect(lines[2]).toMatchObject({ verdict: 'unsolvable', moves: null, minimum: null })
  })
}

test('a limit is undecided, exit 3, and never unsolvable', async () => {
  const { stdout, code } = await runCli(['mayan', 'verify', '--max-seconds', '0.05', longFile])
  expect(code).toBe(3)
  expect(stdout).toContain('undecided')
  expect(stdout).toContain('stopped by the limit of time')
  expect(stdout).not.toContain('unsolvable')
})
