/** What the terminal command prints of strangers' files: text, and no command to the terminal. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runCli } from '../cli/runCli'

const CLEAR = '\u001B[2J\u009B31m'
const COMMANDS = ['solve', 'verify', 'convert --to code']

for (const command of COMMANDS) {
  test(`mayan ${command} prints no control of a file’s`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mayan-terminal-'))
    const path = join(folder, `a${CLEAR}\u202Eb.in`)
    await writeFile(path, `3\n${CLEAR}\u202Ex 0\n`)
    const [name = '', ...options] = command.split(' ')
    const { code, stdout, stderr } = await runCli(['mayan', name, path, ...options])
    await rm(folder, { recursive: true })
    expect(code).toBe(2)
    expect(stderr.trim()).not.toBe('')
    expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u)
  })
}
