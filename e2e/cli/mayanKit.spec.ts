/** The built `mayan-studio mayan kit` as a process: a kit on disk, made again, and checked. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runCli } from './runCli'

const kit = ['mayan', 'kit']
/** Soon made: two levels of a group, and two that are searched for. */
const SMALL = [
  '--count',
  '2',
  '--steps',
  '2',
  '--blocks',
  '9',
  '--colors',
  '3',
  '--unsolvable',
  '1',
]
const small = [...kit, ...SMALL, '--mistakes', 'row-wrap,gap-run', '--seed', '7']

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayan-kit-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

async function contentsOf(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

test('writes pairs that the solver answers alike, and what they are', async () => {
  const out = join(folder, 'new', 'kit')
  const made = await runCli([...small, '--out', out])
  expect(made).toMatchObject({ stderr: '', code: 0 })
  const files = await contentsOf(out)
  const pairs = ['01', '02', '03', '04']
  const names = pairs.flatMap((name) => [`${name}.in`, `${name}.out`])
  expect(Object.keys(files)).toEqual([...names, 'README.md', 'kit.json'])
  for (const name of pairs) {
    const solved = await runCli(['mayan', 'solve', join(out, `${name}.in`)])
    expect(solved).toEqual({ stdout: files[`${name}.out`], stderr: '', code: 0 })
  }
  expect(pairs.filter((name) => files[`${name}.out`] === '-1\n')).toHaveLength(1)
  const lines = made.stdout.trim().split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toMatch(/01\.in: n = 2, \d+ blocks, \d colours, (solvable|no solution), /)
  expect(lines[4]).toMatch(/^row-wrap: caught by \d\d/)
  expect(files['README.md']).toContain('seed 7')
  // Nothing of the way there is left.
  expect(await readdir(join(folder, 'new'))).toEqual(['kit'])
})

test('makes the same bytes from the same seed, by options or by its own recipe', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((name) => join(folder, name))
  await runCli([...small, '--out', first ?? ''])
  await runCli([...small, '--out', second ?? ''])
  const files = await contentsOf(first ?? '')
  expect(await contentsOf(second ?? '')).toEqual(files)
  const { recipe } = JSON.parse(files['kit.json'] ?? '') as { recipe: object }
  const again = [...kit, '--recipe', '-', '--out', third ?? '']
  expect(await runCli(again, JSON.stringify(recipe))).toMatchObject({ stderr: '', code: 0 })
  expect(await contentsOf(third ?? '')).toEqual(files)
})

test('says which seed it took, so that it can be repeated', async () => {
  const unseeded = small.slice(0, -2)
  const first = await runCli([...unseeded, '--out', join(folder, 'a')])
  const [, seed = ''] = /^seed (\d+)\n$/.exec(first.stderr) ?? []
  await runCli([...unseeded, '--seed', seed, '--out', join(folder, 'b')])
  expect(await contentsOf(join(folder, 'b'))).toEqual(await contentsOf(join(folder, 'a')))
})

test('prints an object a level, which names the mistakes it catches', async () => {
  const { stdout } = await runCli([...small, '--out', join(folder, 'kit'), '--json'])
  const levels = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(levels).toHaveLength(4)
  expect(Object.keys(levels[0] ?? {})).toEqual([
    ...['file', 'name', 'code', 'steps', 'blocks', 'colours', 'moves', 'purpose'],
    ...['catches', 'undecided', 'confirmed'],
  ])
  for (const mistake of ['row-wrap', 'gap-run']) {
    const made = levels.find(({ purpose }) => (purpose as { mistake?: string }).mistake === mistake)
    expect(made?.['catches']).toContain(mistake)
  }
})

test('the default kit has twenty levels and catches every mistake', async () => {
  const out = join(folder, 'kit')
  const made = await runCli([...kit, '--seed', '3', '--out', out])
  expect(made.code).toBe(0)
  expect((await readdir(out)).filter((name) => name.endsWith('.in'))).toHaveLength(20)
  const caught = made.stdout.split('\n').filter((line) => line.includes(': caught by '))
  expect(caught).toHaveLength(14)
  for (const line of caught) expect(line).toMatch(/: caught by \d\d/)

  const checked = await runCli([...kit, '--check', out])
  expect(checked).toMatchObject({ stderr: '', code: 0 })
  const lines = checked.stdout.split('\n').filter((line) => line.includes(': caught by '))
  expect(lines).toEqual(caught)
})

test('checking finds wrong, missing and unreadable files, and continues', async () => {
  const out = join(folder, 'kit')
  await runCli([...small, '--out', out])
  const files = await contentsOf(out)
  const answers = ['01', '02', '03', '04'].map((name) => files[`${name}.out`] ?? '')
  await writeFile(join(out, '01.out'), '0 0 1\n0 0 1\n0 0 1\n')
  await rm(join(out, '02.out'))
  await writeFile(join(out, '03.in'), '2\n1 0\n')
  // Only the words count, not how they are laid out.
  await writeFile(join(out, '04.out'), answers[3]?.replaceAll('\n', ' \r\n\r\n') ?? '')
  const result = await runCli([...kit, '--check', out])
  expect(result.code).toBe(2)
  const right = answers[0]?.trim().replaceAll('\n', ', ') ?? ''
  const [wrong, missing, unreadable, ...others] = result.stderr.trim().split('\n')
  expect(wrong).toBe(`${join(out, '01.in')}: The answer is wrong. It should be: ${right}`)
  expect(missing).toBe(`${join(out, '02.in')}: There is no 02.out with the answer.`)
  expect(unreadable).toContain('03.in:')
  expect(others).toEqual([])
  expect(result.stdout).toContain('04.in: n = ')
})

test('a wrong answer is a check that has failed: exit 1', async () => {
  const out = join(folder, 'kit')
  await runCli([...small, '--out', out])
  await writeFile(join(out, '01.out'), '0 0 1\n0 0 1\n0 0 1\n')
  const result = await runCli([...kit, '--check', out, '--json'])
  expect(result.code).toBe(1)
  expect(JSON.parse(result.stdout.split('\n')[0] ?? '')).toMatchObject({ answer: 'wrong' })
})

test('checking shows how weak a set is, and what was not tried to the end', async () => {
  await writeFile(join(folder, 'sample.in'), '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n')
  await writeFile(join(folder, 'sample.out'), '2 1 1\n3 1 1\n3 0 1\n')
  const weak = await runCli([...kit, '--check', folder])
  expect(weak).toMatchObject({ stderr: '', code: 0 })
  expect(weak.stdout).toContain('row-wrap: caught by none (')
  expect(weak.stdout).toContain('gap-run: caught by sample (')
  const stopped = await runCli([...kit, '--check', folder, '--max-nodes', '10'])
  expect(stopped.code).toBe(3)
  expect(stopped.stdout).toContain('row-wrap: caught by none; not known for sample (')
})

test('refuses a folder that is not empty, and leaves it as it was', async () => {
  await writeFile(join(folder, 'mine.txt'), 'mine')
  const refused = await runCli([...small, '--out', folder])
  expect(refused).toMatchObject({ stdout: '', code: 2 })
  expect(refused.stderr).toBe(`${folder}: The folder is not empty. Name a new or an empty one.\n`)
  expect(await contentsOf(folder)).toEqual({ 'mine.txt': 'mine' })
  const file = await runCli([...small, '--out', join(folder, 'mine.txt')])
  expect(file).toMatchObject({ stdout: '', code: 2 })
  expect(file.stderr).toContain('This is a file')
  await mkdir(join(folder, 'empty'))
  expect((await runCli([...small, '--out', join(folder, 'empty')])).code).toBe(0)
})

test('a kit that is not finished in time is not written: exit 3', async () => {
  const out = join(folder, 'kit')
  const result = await runCli([...kit, '--seed', '1', '--out', out, '--max-seconds', '0.05'])
  expect(result).toMatchObject({ stdout: '', code: 3 })
  expect(result.stderr).toMatch(/^not found: a level for .+ Nothing was written\.\n$/)
  expect(await readdir(folder)).toEqual([])
})

for (const [args, words] of [
  [['--seed', '1'], '--out'],
  [['--check', '.', '--seed', '1'], 'can’t be combined'],
  [['--out', 'x', '--steps', '6'], 'from 1 to 5'],
  [['--out', 'x', '--blocks', '5', '--colors', '2'], 'too few for 2'],
  [['--out', 'x', '--count', '2', '--unsolvable', '3'], 'more than --count'],
  [['--out', 'x', '--mistakes', 'row-wrap,typo'], 'typo'],
  [['--out', 'x', '--count', '200'], 'more than 200'],
  [['--out', 'x', '--max-nodes', '5'], '--check'],
  [['--out', 'x', '--recipe', '-', '--count', '3'], '--recipe'],
  [['--check', 'no-such-folder'], 'does not exist'],
] as const) {
  test(`refuses ${args.join(' ')} with exit 2`, async () => {
    const result = await runCli([...kit, ...args])
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toContain(words)
  })
}

for (const [recipe, words] of [
  ['{', 'none.'],
  ['[]', 'an object'],
  ['{"groups": [{"count": 1, "steps": 6, "blocks": 9, "colours": 3}]}', 'groups.0.steps'],
  ['{"mistakes": []}', 'no level at all'],
  ['{"mistakes": ["row-wrap", "row-wrap"]}', 'twice'],
] as const) {
  test(`refuses the recipe ${recipe} with exit 2`, async () => {
    const result = await runCli([...kit, '--recipe', '-', '--out', join(folder, 'kit')], recipe)
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toMatch(/^<stdin>: [^\n]+\n$/)
    expect(result.stderr).toContain(words)
  })
}
