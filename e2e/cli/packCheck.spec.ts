/** The built `mayan-studio pack check` as a process. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { GameDocument } from '../../src/shared/games/documents'
import { printPackJson } from '../../src/shared/library/packJson'
import { runCli } from './runCli'

const SAMPLE = [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]
const words = { author: 'Me' }
const sample: GameDocument = {
  game: 'mayan',
  setup: { stacks: SAMPLE, steps: 3 },
  title: 'Sample',
  ...words,
}
const easy: GameDocument = {
  game: 'mayan',
  setup: { stacks: [[1], [1], [], [1], []], steps: 1 },
  title: 'Easy',
  ...words,
}

test('a pack in order passes, and its page has every board', async () => {
  const html = join(await mkdtemp(join(tmpdir(), 'mayan-cli-')), 'report.html')
  const pack = printPackJson('Good', [easy, sample])
  const { stdout, stderr, code } = await runCli(['pack', 'check', '-', '--html', html], pack)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toContain('The pack passes: 2 levels')
  expect((await readFile(html, 'utf8')).match(/<svg /g)).toHaveLength(2)
})

test('a fault ends with 1, and JSON says which', async () => {
  const cook: GameDocument = { ...easy, setup: { ...easy.setup, steps: 3 } } as GameDocument
  const pack = printPackJson('Bad', [sample, cook])
  const { stdout, code } = await runCli(['pack', 'check', '-', '--json'], pack)
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    passed: false,
    findings: [
      { code: 'cook', number: 2 },
      { code: 'easier', number: 2, of: 1 },
    ],
  })
})

test('what is no pack, or has a level that is none, is said', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'mayan-cli-')), 'pack.json')
  await writeFile(file, 'hello')
  const none = await runCli(['pack', 'check', file])
  expect(none).toMatchObject({ code: 2, stdout: '' })
  expect(none.stderr).toContain('pack.json')
  const pack = printPackJson('Half', [sample]).replace('"levels": [', '"levels": [{"format": "x"},')
  const half = await runCli(['pack', 'check', '-'], pack)
  expect(half.code).toBe(2)
  expect(half.stderr).toContain('level 1')
  expect(half.stdout).toContain('The pack passes: 1 levels')
})
