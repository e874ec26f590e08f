/** Exit codes and reasons of the terminal command where the system, or the command itself, fails. */
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { canMount, isRoot, onSmallDisk } from '../../test/main/disks'
import { cliOfNobody, command, runCli, runShell } from './runCli'

const sampleFile = resolve(__dirname, '../fixtures/sample.in')
const CODE = '1/21/234/31/2434 3'
const BOARD = '2 2\n1 1\n2 2\n0\n0 0\n'

test.skip(process.platform !== 'linux', 'drives a shell, and devices of Linux')

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayan-codes-'))
  await writeFile(join(folder, 'board.txt'), BOARD)
  await writeFile(join(folder, 'code.txt'), CODE)
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

for (const args of [
  `mayan solve ${sampleFile}`,
  `mayan verify --json ${sampleFile}`,
  'mayan generate --steps 1 --colors 2 --blocks 6 --seed 1 --count 100000',
  'mayan convert code.txt --to contest',
  'lianliankan judge board.txt board.txt',
  'lianliankan solve board.txt',
  'lianliankan generate --rows 2 --columns 4 --types 2 --seed 1 --count 100000',
  '--version',
  '--help',
]) {
  test(`${args.split('/')[0]}: a full disk is the system’s failure, in one line`, async () => {
    const sets = '2 3\n1 0 2\n2 0 1\n1\n1 1 2 3\n0 0\n'
    await writeFile(join(folder, 'board.txt'), args.includes('judge') ? sets : BOARD)
    const { stderr, code } = await runShell(`$cli ${args} > /dev/full`, folder)
    expect(stderr).toBe('error: Standard output can’t be written: no space left on device.\n')
    expect(code).toBe(4)
  })
}

test('messages that can’t be written are the system’s failure; the answers are still printed', async () => {
  const result = await runShell(`$cli mayan solve no-such-file ${sampleFile} 2> /dev/full`, folder)
  expect(result).toMatchObject({ stdout: '2 1 1\n3 1 1\n3 0 1\n', code: 4 })
})

test('an output that a disk cuts short at its end is not taken for a whole one', async () => {
  test.skip(!canMount, 'needs a small disk')
  const all = await runShell('$cli mayan solve --help', folder)
  await onSmallDisk(4, async (root) => {
    // All but the last bytes of it find room.
    await writeFile(join(root, 'out.txt'), 'x'.repeat(4096 - all.stdout.length + 3))
    const { stderr, code } = await runShell(`$cli mayan solve --help >> ${root}/out.txt`, folder)
    expect({ stderr, code }).toEqual({
      stderr: 'error: Standard output can’t be written: no space left on device.\n',
      code: 4,
    })
  })
})

test('a fault of the program itself is no failed check: exit 4, with what to report', async () => {
  await writeFile(join(folder, 'fault.cjs'), `JSON.stringify = () => { throw new Error('broken') }`)
  for (const args of [`mayan solve --json ${sampleFile}`, 'pack check --json pack']) {
    await runShell('echo "[$(cat code.txt)]" > pack', folder)
    const result = await runShell(`NODE_OPTIONS="-r ./fault.cjs" $cli ${args}`, folder)
    expect(result).toMatchObject({ stdout: '', code: 4 })
    expect(result.stderr).toContain('Please report')
    expect(result.stderr).toContain('broken')
  }
})

test('600 files are verified with 256 open files at most, also on several threads', async () => {
  const names = Array.from({ length: 600 }, (_, index) => join(folder, `${index}.in`))
  for (const name of names) await cp(sampleFile, name)
  for (const jobs of [1, 2]) {
    const line = `ulimit -n 256; $cli mayan verify --jobs ${jobs} ${folder}/*.in`
    const { stdout, stderr, code } = await runShell(line, folder)
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout.trim().split('\n')).toHaveLength(600)
  }
})

test('a file that is not read is reported with the real reason', async () => {
  await mkdir(join(folder, 'sub'))
  for (const [line, words, code] of [
    ['$cli mayan solve no-such-file', 'does not exist', 2],
    ['$cli mayan solve sub', 'This is not a file', 2],
    ['$cli mayan solve < sub', 'This is not a file', 2],
    ['ln -s loop loop; $cli mayan solve loop', 'too many symbolic links', 2],
    [`$cli mayan solve ${'x'.repeat(300)}`, 'name too long', 2],
    // Standard streams and those of Node itself are open already: no file is opened any more.
    ['$cli lianliankan judge /proc/self/mem', 'The file can’t be read: i/o error.', 4],
  ] as const) {
    const result = await runShell(line, folder)
    expect(result, line).toMatchObject({ stdout: '', code })
    expect(result.stderr).toContain(words)
  }
})

test('permissions are named where they are the reason', async () => {
  test.skip(!isRoot, 'takes the rights of somebody else')
  const line = `chmod 755 .; chmod 600 code.txt; ${await cliOfNobody(folder)} mayan solve code.txt`
  const result = await runShell(line, folder)
  expect(result).toMatchObject({ stdout: '', code: 2 })
  expect(result.stderr).toContain('Check its permissions.')
})

test('levels whose thread ends are reported, the others answered: exit 4', async () => {
  const copy = join(folder, 'cli')
  await cp(dirname(command), copy, { recursive: true })
  const thread = join(copy, 'verifyThread.js')
  // Ends at the third level; the thread that takes its place continues.
  await writeFile(
    join(copy, 'faulty.js'),
    `const { parentPort, workerData } = require('node:worker_threads')
     const { writeFileSync } = require('node:fs')
     let levels = 0
     parentPort.on('message', () => {
       if (++levels !== 3) return
       try {
         // Only one of the threads.
         writeFileSync(__filename + '.ended', '', { flag: 'wx' })
       } catch {
         return
       }
       process.exit(3)
     })
     require('./sound.js')`,
  )
  await cp(thread, join(copy, 'sound.js'))
  await cp(join(copy, 'faulty.js'), thread)
  const files = Array.from({ length: 8 }, (_, index) => join(folder, `${index}.in`))
  for (const name of files) await cp(sampleFile, name)
  const line = `node ${copy}/index.js mayan verify --json --jobs 2 ${files.join(' ')}`
  const some = await runShell(line, folder)
  expect(some.code).toBe(4)
  expect(some.stderr.trim().split('\n')).toHaveLength(1)
  expect(some.stderr).toMatch(/\d\.in: The program failed here: its thread ended with code 3\./)
  const objects = some.stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as { file: string; error?: object; verdict?: string })
  expect(objects.map(({ file }) => file)).toEqual(files)
  expect(objects.filter(({ verdict }) => verdict === 'solved')).toHaveLength(7)
  expect(objects.filter(({ error }) => error)).toHaveLength(1)

  await writeFile(thread, 'process.exit(3)')
  const none = await runShell(line.replace('--json', ''), folder)
  expect(none).toMatchObject({ stdout: '', code: 4 })
  expect(none.stderr.trim().split('\n')).toHaveLength(8)
})

const COMMANDS = ['mayan solve', 'lianliankan solve', 'mayan verify', 'pack check']
for (const [args, megabytes] of [
  ...COMMANDS.map((args) => [args, 60] as const),
  ['mayan solve', 200] as const,
]) {
  test(`${args} refuses ${megabytes} MB while it reads them, in less than 150 MB`, async () => {
    test.setTimeout(60_000)
    await writeFile(
      join(folder, 'rss.cjs'),
      `process.on('exit', () => console.error('rss ' + process.resourceUsage().maxRSS))`,
    )
    await runShell(`yes "1 2 3 0" | head -c ${megabytes}000000 > large`, folder)
    for (const input of ['large', '- < large', '- < <(cat large)']) {
      const line = `NODE_OPTIONS="-r ./rss.cjs" $cli ${args} ${input}`
      const { stdout, stderr, code } = await runShell(line, folder)
      expect({ stdout, code }, input).toEqual({ stdout: '', code: 2 })
      expect(stderr).toContain('more than 50 million bytes')
      const [, kilobytes] = /^rss (\d+)$/m.exec(stderr) ?? []
      expect(Number(kilobytes)).toBeLessThan(150_000)
    }
  })
}

test('every command documents the exit codes', async () => {
  for (const args of [
    [],
    ['mayan'],
    ['mayan', 'verify'],
    ['pack', 'check'],
    ['lianliankan', 'judge'],
  ]) {
    expect((await runCli([...args, '--help'])).stdout).toContain('4  something of the system')
  }
})
