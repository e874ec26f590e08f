/**
 * What the terminal command writes to disk, as a process: never onto what it reads, never onto what is
 * something else, whole or not at all, and never half-done after a signal.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { canMount, isRoot, onSmallDisk } from '../../test/main/disks'
import type { GameDocument } from '../../src/shared/games/documents'
import { printPackJson } from '../../src/shared/library/packJson'
import { cliOfNobody, command, runCli, runShell } from './runCli'

const mayan: GameDocument = {
  game: 'mayan',
  setup: { stacks: [[1], [1], [], [1], []], steps: 1 },
  title: 'Easy',
  author: 'Me',
}
const board: GameDocument = {
  game: 'lianliankan',
  setup: {
    rows: [
      [1, 1],
      [2, 2],
    ],
    border: 'outside',
  },
  title: 'Board',
  author: 'Me',
}
const PACK = printPackJson('Mixed', [mayan, board])
const KIT = 'mayan kit --count 1 --steps 1 --blocks 6 --colors 2 --mistakes none --seed 7'
const KIT_FILES = ['01.in', '01.out', 'README.md', 'kit.json']

test.skip(process.platform === 'win32', 'drives a shell')

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayan-outputs-'))
  await writeFile(join(folder, 'p.mayan'), PACK)
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

const namesIn = async (path: string) => (await readdir(path)).sort()

for (const [how, line] of [
  ['by its name', '$cli pack check p.mayan --html p.mayan'],
  ['by another path', '$cli pack check p.mayan --html ../$(basename $PWD)/./p.mayan'],
  ['through a symbolic link', 'ln -s p.mayan link.html; $cli pack check p.mayan --html link.html'],
  ['read through a symbolic link', 'ln -s p.mayan l; $cli pack check l --html p.mayan'],
  ['through a hard link', 'ln p.mayan hard.html; $cli pack check p.mayan --html hard.html'],
  ['from standard input', '$cli pack check - --html p.mayan < p.mayan'],
  ['with --force', '$cli pack check p.mayan --html p.mayan --force'],
] as const) {
  test(`never writes a page onto its input, named ${how}`, async () => {
    const result = await runShell(line, folder)
    expect(result).toMatchObject({ code: 2, stdout: '' })
    expect(result.stderr).toContain('is read by the same command')
    expect(await readFile(join(folder, 'p.mayan'), 'utf8')).toBe(PACK)
  })
}

test('replaces a page, and a file of another kind only with --force', async () => {
  await writeFile(join(folder, 'other.mayan'), PACK)
  await writeFile(join(folder, 'old.html'), '<!DOCTYPE html><p>old')
  const other = await runShell('$cli pack check p.mayan --html other.mayan', folder)
  expect(other).toMatchObject({ code: 2, stdout: '' })
  expect(other.stderr).toContain('--force')
  expect(await readFile(join(folder, 'other.mayan'), 'utf8')).toBe(PACK)
  for (const args of ['--html other.mayan --force', '--html old.html']) {
    expect(await runShell(`$cli pack check p.mayan ${args}`, folder)).toMatchObject({ code: 0 })
  }
  for (const name of ['other.mayan', 'old.html']) {
    expect(await readFile(join(folder, name), 'utf8')).toContain('<svg ')
  }
})

test('refuses before any work what can’t be written, and says why', async () => {
  await mkdir(join(folder, 'sub'))
  await symlink('nowhere', join(folder, 'dangling.html'))
  for (const [path, words] of [
    ['sub', 'This is a folder'],
    ['p.mayan/page.html', 'not a directory'],
    ['dangling.html', 'no such file'],
    ['/dev/stdout', 'Standard output is redirected to this file'],
  ] as const) {
    // The pack does not exist: what is refused first is the page.
    const line = `$cli pack check no-pack --html ${path} > out.txt; code=$?; cat out.txt; exit $code`
    const result = await runShell(line, folder)
    expect(result, path).toMatchObject({ code: 2, stdout: '' })
    expect(result.stderr).toContain(words)
  }
  expect(await namesIn(folder)).toEqual(['dangling.html', 'out.txt', 'p.mayan', 'sub'])
})

test('writes a page into a pipe', async () => {
  const line = '$cli pack check p.mayan --html >(cat > page) > /dev/null && sleep 0.2; cat page'
  expect((await runShell(line, folder)).stdout).toContain('<svg ')
})

test('a page that a full disk cuts short leaves the old one, exit 4', async () => {
  test.skip(!canMount, 'needs a small disk')
  await onSmallDisk(8, async (root) => {
    await writeFile(join(root, 'page.html'), '<!doctype html>old')
    const many = printPackJson(
      'Many',
      Array.from({ length: 60 }, () => mayan),
    )
    const args = ['pack', 'check', '-', '--html', join(root, 'page.html')]
    const result = await runCli(args, many)
    expect(result.code).toBe(4)
    expect(result.stderr).toContain('no space left on device')
    expect(await readFile(join(root, 'page.html'), 'utf8')).toBe('<!doctype html>old')
    expect(await namesIn(root)).toEqual(['page.html'])
  })
})

test('a kit fills the empty folder that is there: the same one, through a link, beside a shell', async () => {
  await mkdir(join(folder, 'empty'))
  await symlink('empty', join(folder, 'link'))
  const before = await stat(join(folder, 'empty'))
  const inside = await runShell(`cd empty && $cli ${KIT} --out . && ls`, folder)
  expect(inside).toMatchObject({ stderr: '', code: 0 })
  expect(inside.stdout).toContain(KIT_FILES.join('\n'))
  expect((await stat(join(folder, 'empty'))).ino).toBe(before.ino)
  await runShell('rm empty/*', folder)
  expect(await runShell(`$cli ${KIT} --out link`, folder)).toMatchObject({ stderr: '', code: 0 })
  expect(await namesIn(join(folder, 'empty'))).toEqual(KIT_FILES)
  expect(await namesIn(folder)).toEqual(['empty', 'link', 'p.mayan'])
})

test('a kit fills a mounted disk, and leaves a full one empty with exit 4', async () => {
  test.skip(!canMount, 'needs a small disk')
  await onSmallDisk(200, async (root) => {
    expect(await runShell(`$cli ${KIT} --out ${root}`, folder)).toMatchObject({
      stderr: '',
      code: 0,
    })
    expect(await namesIn(root)).toEqual(KIT_FILES)
  })
  await onSmallDisk(8, async (root) => {
    const result = await runShell(`$cli ${KIT} --out ${root}`, folder)
    expect(result).toMatchObject({ stdout: '', code: 4 })
    expect(result.stderr).toContain('no space left on device. Nothing was written.')
    expect(await namesIn(root)).toEqual([])
    const made = await runShell(`$cli ${KIT} --out ${root}/new/kit`, folder)
    expect(made).toMatchObject({ stdout: '', code: 4 })
    expect(await namesIn(root)).toEqual([])
  })
  await onSmallDisk(200, async (root, remount) => {
    remount('ro')
    const result = await runShell(`$cli ${KIT} --out ${root}/kit`, folder)
    expect(result).toMatchObject({ stdout: '', code: 2 })
    expect(result.stderr).toContain('read-only file system')
  })
})

test('a kit needs no right to write beside its folder, and is refused where it has none inside', async () => {
  test.skip(!isRoot, 'takes the rights of somebody else')
  await mkdir(join(folder, 'mine'))
  await chmod(folder, 0o755)
  await chmod(join(folder, 'mine'), 0o777)
  const nobody = await cliOfNobody(folder)
  const allowed = await runShell(`${nobody} ${KIT} --out mine`, folder)
  expect(allowed).toMatchObject({ stderr: '', code: 0 })
  expect(await namesIn(join(folder, 'mine'))).toEqual(KIT_FILES)
  for (const out of ['other', 'other/kit']) {
    const refused = await runShell(`${nobody} ${KIT} --out ${out}`, folder)
    expect(refused).toMatchObject({ stdout: '', code: 2 })
    expect(refused.stderr).toBe(`${out}: The folder can’t be written: permission denied.\n`)
  }
  const page = await runShell(`${nobody} pack check p.mayan --html page.html`, folder)
  expect(page).toMatchObject({ stdout: '', code: 2 })
  expect(page.stderr).toContain('permission denied')
})

test('a kit that is interrupted is whole or nothing of it is there', async () => {
  test.setTimeout(120_000)
  await link(join(folder, 'p.mayan'), join(folder, 'kept'))
  const args = 'mayan kit --count 30 --steps 1 --blocks 9 --colors 3 --mistakes none --seed 7'
  const seen = new Set<number>()
  for (let round = 0; round < 24; round++) {
    const out = join(folder, `kit-${round}`)
    const child = spawn(process.execPath, [command, ...args.split(' '), '--out', out], {
      stdio: 'ignore',
    })
    const ended = once(child, 'close')
    // From the start of the first write on, at moments that differ.
    const begun = Date.now()
    while (child.exitCode === null && !(await namesIn(folder)).includes(`kit-${round}`)) {
      if (Date.now() - begun > 20_000) break
      await new Promise((done) => setTimeout(done, 1))
    }
    await new Promise((done) => setTimeout(done, round % 8))
    child.kill((['SIGINT', 'SIGTERM', 'SIGHUP'] as const)[round % 3])
    await ended
    const names = await namesIn(out).catch(() => [])
    expect([0, 62]).toContain(names.length)
    expect(names.filter((name) => name.startsWith('.'))).toEqual([])
    seen.add(names.length)
  }
  expect((await namesIn(folder)).filter((name) => name.startsWith('.'))).toEqual([])
  expect(seen.size).toBeGreaterThan(0)
})
