import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLevelCode } from '../../src/shared/games/lianliankan/formats/levelCode'
import { isSolution } from '../../src/shared/games/lianliankan/rules/replay'
import { levelFromSetup } from '../../src/shared/games/lianliankan/rules/setup'
import { expect, test } from '../support/test'
import { runCli } from './runCli'

/** Two pairs that cross in a corner without a way around. */
const CROSSED = '2 2\n1 2\n2 1\n0\n'
const EASY = '2 3\n1 0 1\n2 0 2\n0\n'

test('solve prints links that clear the board, as judges count cells', async () => {
  const { code, stdout } = await runCli(['lianliankan', 'solve', '-'], EASY)
  expect(code).toBe(0)
  expect(stdout).toBe('1 1 1 3\n2 1 2 3\n')
})

test('solve prints -1 where a complete search finds no order', async () => {
  const { code, stdout } = await runCli(['lianliankan', 'solve', '-'], CROSSED)
  expect({ code, stdout }).toEqual({ code: 0, stdout: '-1\n' })
})

test('another border rule is another question', async () => {
  const text = '2 3\n1 2 1\n3 2 3\n0\n'
  const inside = await runCli(['lianliankan', 'verify', '-'], text)
  expect(inside.stdout).toBe('<stdin>: clearable, 2 x 3, links inside, cannot go wrong\n')
  const json = await runCli(['lianliankan', 'verify', '--json', '--border', 'outside', '-'], text)
  expect(JSON.parse(json.stdout)).toMatchObject({ verdict: 'solved', robustness: 'safe' })
})

test('generate deals the same board for the same seed, with an order that plays', async () => {
  const arguments_ = ['lianliankan', 'generate', '--rows', '6', '--columns', '8', '--types', '12']
  const options = [...arguments_, '--seed', '7', '--count', '2', '--json']
  const [first, again] = [await runCli(options), await runCli(options)]
  expect(first.code).toBe(0)
  expect(again.stdout).toBe(first.stdout)
  const boards = first.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Dealt)
  expect(boards.map(({ seed }) => seed)).toEqual([7, 8])
  for (const { code, pairs } of boards) {
    const setup = parseLevelCode(code)
    const level = setup.ok ? levelFromSetup(setup.value) : null
    if (level?.ok !== true) throw new Error(`${code} is no level`)
    const links = pairs.map(
      ([a, b, c, d]) =>
        [
          { row: a - 1, column: b - 1 },
          { row: c - 1, column: d - 1 },
        ] as const,
    )
    expect(isSolution(level.value, links)).toBe(true)
  }
})

test('generate deals no board twice, and says when no other is found', async () => {
  const tiny = ['lianliankan', 'generate', '--rows', '2', '--columns', '2', '--types', '2']
  const { stdout, stderr, code } = await runCli([...tiny, '--seed', '1', '--count', '10'])
  expect(stdout.trim().split('\n')).toHaveLength(2)
  expect(stderr).toMatch(/^only 2 levels were found: 100 more seeds gave no different one/)
  expect(code).toBe(3)
})

interface Dealt {
  readonly seed: number
  readonly code: string
  readonly pairs: readonly [number, number, number, number][]
}

test('convert converts code to JSON to HDU text and back', async ({}, testInfo) => {
  const file = join(testInfo.outputPath(), 'board.json')
  const code = '2x3i-a1ab1b'
  const bad = await runCli(['lianliankan', 'convert', '--to', 'json', '-'], code)
  expect(bad.code).toBe(2)
  expect(bad.stderr).toContain('<stdin>:1:')
  const json = await runCli(['lianliankan', 'convert', '--to', 'json', '-'], EASY)
  writeFileSync(file, json.stdout)
  expect(readFileSync(file, 'utf8')).toContain('"mayan-studio/lianliankan-level"')
  const hdu = await runCli(['lianliankan', 'convert', '--to', 'hdu', file])
  expect(hdu.stdout).toBe('2 3\n1 0 1\n2 0 2\n0\n0 0\n')
  const around = await runCli(
    ['lianliankan', 'convert', '--border', 'outside', '--to', 'hdu', file],
    '',
  )
  expect(around.code).toBe(2)
  expect(around.stdout).toBe('')
})

test('what is no level, or can’t be asked for, is said in words', async () => {
  const odd = await runCli(['lianliankan', 'solve', '-'], '2 2\n1 1\n2 0\n0\n')
  expect(odd.code).toBe(2)
  expect(odd.stdout).toBe('')
  expect(odd.stderr).toBe(
    '<stdin>: Tiles of type 2 are odd in number (1), so one is left over: (row, column) = (2, 1).\n',
  )
  const many = ['--rows', '2', '--columns', '2', '--types', '3']
  const impossible = await runCli(['lianliankan', 'generate', ...many])
  expect(impossible.code).toBe(2)
  expect(impossible.stderr).toBe('error: There are more types (3) than pairs of tiles.\n')
})
