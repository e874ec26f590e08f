/** What any command prints is read by every command of its game, in every form and encoding. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/test'
import { runCli } from './runCli'

const GAMES = {
  mayan: {
    generate: ['--steps', '2', '--colors', '3', '--blocks', '9', '--seed', '7', '--count', '3'],
    forms: ['contest', 'code', 'json'],
  },
  lianliankan: {
    generate: '--rows 4 --columns 6 --types 6 --border inside --seed 7 --count 3'.split(' '),
    forms: ['hdu', 'code', 'json'],
  },
} as const

const objectsOf = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

for (const [game, { generate, forms }] of Object.entries(GAMES)) {
  test(`${game}: each form, several at a time, is read by solve, verify and convert`, async () => {
    const codes = (await runCli([game, 'generate', ...generate])).stdout
    expect(codes.trim().split('\n')).toHaveLength(3)
    const outputs = await Promise.all([
      ...forms.map((form) => runCli([game, 'generate', ...generate, '--format', form])),
      ...forms.map((form) => runCli([game, 'convert', '-', '--to', form], codes)),
      runCli([game, 'generate', ...generate, '--json']),
      runCli([game, 'verify', '--json', '-'], codes),
      runCli([game, 'solve', '--json', '-'], codes),
    ])
    for (const output of outputs) {
      expect(output).toMatchObject({ stderr: '', code: 0 })
      const back = await runCli([game, 'convert', '-', '--to', 'code'], output.stdout)
      expect(back).toEqual({ stdout: codes, stderr: '', code: 0 })
      const verified = await runCli([game, 'verify', '-', '--json'], output.stdout)
      expect(objectsOf(verified.stdout).map(({ level, verdict }) => [level, verdict])).toEqual([
        [1, 'solved'],
        [2, 'solved'],
        [3, 'solved'],
      ])
      const solved = await runCli([game, 'solve', '-', '--json'], verified.stdout)
      expect(
        objectsOf(solved.stdout)
          .map(({ code }) => `${String(code)}\n`)
          .join(''),
      ).toBe(codes)
    }
  })

  test(`${game}: a bad level among good ones is one fault, with its place`, async () => {
    const { stdout } = await runCli([game, 'generate', ...generate])
    const [first = '', second = ''] = stdout.trim().split('\n')
    const result = await runCli([game, 'verify', '-', '--json'], `${first}\nwrong\n${second}\n`)
    expect(result.code).toBe(2)
    expect(result.stderr).toMatch(/^<stdin>:2:1: /)
    expect(objectsOf(result.stdout)).toMatchObject([
      { level: 1, verdict: 'solved' },
      { level: 2, error: { code: 'no-known-form', line: 2, column: 1 } },
      { level: 3, verdict: 'solved' },
    ])
  })

  test(`${game}: UTF-16, as PowerShell writes it`, async () => {
    const { stdout } = await runCli([game, 'generate', ...generate, '--format', 'json'])
    const bytes = Buffer.from(`\uFEFF${stdout.replaceAll('\n', '\r\n')}`, 'utf16le')
    const expected = (await runCli([game, 'generate', ...generate])).stdout
    const back = await runCli([game, 'convert', '-', '--to', 'code'], bytes)
    expect(back).toEqual({ stdout: expected, stderr: '', code: 0 })
  })
}

test('the judge reads data sets up to one 0 0 at the end, UTF-16 too', async () => {
  const { generate } = GAMES.lianliankan
  const { stdout } = await runCli(['lianliankan', 'generate', ...generate, '--format', 'hdu'])
  expect(stdout.match(/^0 0$/gm)).toHaveLength(1)
  // The queries are empty: a question for each board shows that the judge comes to all.
  const asked = stdout.replaceAll(/^0$/gm, '1\n1 1 1 1')
  const answers = { stdout: 'NO\nNO\nNO\n', stderr: '', code: 0 }
  expect(await runCli(['lianliankan', 'judge'], asked)).toEqual(answers)
  const bytes = Buffer.from(`\uFEFF${asked}`, 'utf16le')
  expect(await runCli(['lianliankan', 'judge'], bytes)).toEqual(answers)
})

test('a pack is checked from any form, and its report is read again', async () => {
  const levels = '1/1/-/1/- 1\n1/21/234/31/2434 3\n'
  const report = await runCli(['pack', 'check', '-', '--json'], levels)
  expect(JSON.parse(report.stdout)).toMatchObject({ levels: [{ number: 1 }, { number: 2 }] })
  const back = await runCli(['mayan', 'convert', '-', '--to', 'code'], report.stdout)
  expect(back.stdout).toBe(levels)
})

test('what another judge writes is named, and so is what can be read', async () => {
  const letters = await runCli(['lianliankan', 'verify', '-'], '3 3\nQZZ\nI0Q\nAAI\n')
  expect(letters).toMatchObject({ code: 2, stdout: '' })
  expect(letters.stderr).toMatch(/^<stdin>:2:1: “QZZ” is not a number.*HDU 1175.*2x4i-.*JSON/)
  const high = await runCli(['lianliankan', 'convert', '-', '--to', 'hdu'], '2 2 99 1 1 99 0 0 0')
  expect(high).toEqual({
    stdout: '2 2\n2 1\n1 2\n0\n0 0\n',
    stderr: '<stdin>: note: Types above 40 were given free numbers.\n',
    code: 0,
  })
})

test('answers beside their questions are skipped, in any case of their names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayan-cli-answers-'))
  const files = ['MAYAN1.IN', 'MAYAN1.OUT', 'b.in', 'b.ans'].map((name) => join(folder, name))
  for (const [index, file] of files.entries()) {
    await writeFile(file, index % 2 === 0 ? '1\n1 0\n1 0\n0\n1 0\n0\n' : '3 0 -1\n')
  }
  const { stdout, stderr, code } = await runCli(['mayan', 'verify', ...files])
  expect(code).toBe(0)
  expect(stdout.match(/: sound/g)).toHaveLength(2)
  expect(stderr).toContain(`MAYAN1.OUT: note: This is the answer to ${files[0] ?? ''}`)
  expect(stderr).toContain(`b.ans: note: This is the answer to ${files[2] ?? ''}`)
})
