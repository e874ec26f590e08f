/** The built `mayan-studio lianliankan judge` as a process: streams, exit codes, every kind of bad input. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { command, runCli } from './runCli'

const SETS = `3 4
1 2 3 4
0 0 0 0
4 3 2 1
4
1 1 3 4
1 1 2 4
1 1 3 3
2 1 2 4
3 4
0 1 4 3
0 2 4 1
0 0 0 0
2
1 1 2 4
1 3 2 3
`
const ANSWERS = 'YES\nNO\nNO\nNO\nNO\nYES\n'

const judge = (input: string, ...args: string[]) => runCli(['lianliankan', 'judge', ...args], input)

test('answers the example from standard input', async () => {
  const answered = { stdout: ANSWERS, stderr: '', code: 0 }
  expect(await judge(`${SETS}0 0\n`)).toEqual(answered)
  expect(await judge(`${SETS}0 0\n`, '-')).toEqual(answered)
  expect(await judge(SETS)).toEqual(answered)
  expect(await judge(`\uFEFF${SETS.replaceAll('\n', '\r\n')}`)).toEqual(answered)
  expect(await judge(`${SETS}0 0\nnothing is read here`)).toEqual(answered)
  expect(await judge('')).toEqual({ stdout: '', stderr: '', code: 0 })
})

for (const [kind, text, place, words] of [
  ['a word', '3 x', '1:3', 'Data set 3: “x” is not a whole number'],
  ['a negative type', '1 2\n1 -1', '2:3', 'Data set 3: The type -1 is negative'],
  ['a type beyond an int', '1 1\n2147483648 ', '2:1', '2147483647 is the highest'],
  ['a size out of range', '1001 2', '1:1', 'Data set 3: The size 1001 is out of range'],
  ['a size of 0', '5 0', '1:3', 'a board has 1 to 1000 rows and columns'],
  ['too many queries', '1 1\n1\n51', '3:1', 'Data set 3: There can’t be 51 queries; 0 to 50'],
  ['a row out of range', '1 1\n1\n1\n2 1 1 1', '4:1', 'Data set 3, query 1: There is no row 2'],
  [
    'a column out of range',
    '1 1\n1\n1\n1 1 1 0',
    '4:7',
    'Data set 3, query 1: There is no column 0',
  ],
  ['no columns', '1', '1:2', 'Data set 3: The text ends after the number of rows'],
  ['half a board', '2 2\n1 1', '2:4', 'after 2 of the board’s 4 cells'],
  ['a board without queries', '1 1\n1\n', '3:1', 'the number of queries is missing'],
  [
    'half a query',
    '1 1\n1\n2\n1 1 1 1\n1',
    '5:2',
    'Data set 3, query 2: The text ends after 1 of 2',
  ],
] as const) {
  test(`reports ${kind} with its place, after the answers of earlier data sets`, async () => {
    const { stdout, stderr, code } = await judge(`${SETS}${text}`)
    expect({ stdout, code }).toEqual({ stdout: ANSWERS, code: 2 })
    const [line = '', column = ''] = place.split(':')
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toContain(`<stdin>:${Number(line) + SETS.split('\n').length - 1}:${column}: `)
    expect(stderr).toContain(words)
  })
}

test('handles every file, and the worst code wins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayan-cli-'))
  const [good, bad] = [join(folder, 'good.in'), join(folder, 'bad.in')]
  await writeFile(good, SETS)
  await writeFile(bad, '1 2\n7 7\n1\n1 1 1 2\n1 1\n?')
  const result = await judge('1 1\n0\n1\n1 1 1 1\n', good, bad, 'nowhere.in', folder, '-', good)
  expect(result).toEqual({
    stdout: `${ANSWERS}YES\nNO\n${ANSWERS}`,
    stderr:
      `${bad}:6:1: Data set 2: “?” is not a whole number.\n` +
      `nowhere.in: The file does not exist.\n${folder}: This is not a file.\n`,
    code: 2,
  })
})

test('explains wrong usage with exit 2', async () => {
  const wrong = await judge('', '--nonsense')
  expect(wrong).toMatchObject({ stdout: '', code: 2 })
  expect(wrong.stderr).toContain('error:')
  expect((await judge('', '--help')).code).toBe(0)
})

const caseFolder = resolve(__dirname, '../../../shared/cases/lianliankan')

test('gives the answers of every case at hand', async () => {
  test.skip(!existsSync(caseFolder), 'no folder of shared cases beside the project')
  const inputs = readdirSync(caseFolder).filter((name) => name.endsWith('.in'))
  let answers = 0
  for (const name of inputs) {
    const file = join(caseFolder, name)
    const stdout = readFileSync(file.replace(/\.in$/, '.out'), 'utf8')
    expect([name, await judge('', file)]).toEqual([name, { stdout, stderr: '', code: 0 }])
    answers += stdout.trim().split('\n').length
  }
  expect(inputs.length).toBeGreaterThan(0)
  process.stdout.write(`${inputs.length} shared Lianliankan cases give their ${answers} answers\n`)
})

/** 1000 × 999, empty but for two tiles of type 7 in opposite corners and a wall if asked for. */
function largestBoard(hasWall: boolean): string {
  const rows = Array.from({ length: 1000 }, (_, row) => {
    const types = Array<number>(999).fill(hasWall && row === 500 ? 1 : 0)
    if (row === 0) types[0] = 7
    if (row === 999) types[998] = 7
    return types.join(' ')
  })
  const queries = Array<string>(49).fill('1 1 1000 999')
  return ['1000 999', ...rows, '49', ...queries, ''].join('\n')
}

test('answers the largest board in one breath', async () => {
  expect(await judge(largestBoard(false))).toEqual({
    stdout: 'YES\n'.repeat(49),
    stderr: '',
    code: 0,
  })
  expect(await judge(largestBoard(true))).toMatchObject({ stdout: 'NO\n'.repeat(49), code: 0 })
})

test('gives answers while the input is still open', async () => {
  const child = spawn(process.execPath, [command, 'lianliankan', 'judge'])
  child.stdin.write(SETS)
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  expect(first.toString()).toBe(ANSWERS)
  child.stdin.write('0 0\n')
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(0)
})

test('a closed pipe is no error', async () => {
  const child = spawn(process.execPath, [command, 'lianliankan', 'judge'])
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  // What is written after the command has ended fails, here as for any writer.
  child.stdin.on('error', () => undefined)
  child.stdout.once('data', () => child.stdout.destroy())
  child.stdin.end(SETS.repeat(100_000))
  const [code] = (await once(child, 'close')) as [number | null]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
