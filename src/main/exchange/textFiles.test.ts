import { execFileSync } from 'node:child_process'
import { mkdtemp, mkdir, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MAX_EXCHANGE_BYTES } from '../../shared/ipc/bounds'
import { readTextFile, readTextFiles } from './textFiles'

const folder = await mkdtemp(join(tmpdir(), 'mayan-files-'))

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Takes no room on the disk. */
async function large(name: string, bytes: number): Promise<string> {
  const path = await write(name, '')
  await truncate(path, bytes)
  return path
}

describe('readTextFile', () => {
  it('reads UTF-8 text whole', async () => {
    const path = await write('关卡.in', '3\n1 0\n')
    expect(await readTextFile(path)).toEqual({ ok: true, name: '关卡.in', text: '3\n1 0\n' })
  })

  it('reads UTF-16 with a mark, as PowerShell writes it', async () => {
    const bytes = Buffer.from('\uFEFF3\r\n1 0\r\n', 'utf16le')
    const text = '3\r\n1 0\r\n'
    expect(await readTextFile(await write('shell.in', bytes))).toMatchObject({ ok: true, text })
    expect(await readTextFile(await write('big.in', Buffer.from(bytes).swap16()))).toMatchObject({
      ok: true,
      text,
    })
  })

  it('says what is wrong', async () => {
    await mkdir(join(folder, 'folder.in'))
    const cases = [
      [join(folder, 'none.in'), 'not-found'],
      [join(folder, 'folder.in'), 'not-a-file'],
      [await large('large.mayan', MAX_EXCHANGE_BYTES + 1), 'too-large'],
      [await write('binary.in', Uint8Array.of(0x33, 0xff, 0xfe)), 'not-text'],
      [await write('nul.in', '3\0'), 'not-text'],
    ] as const
    for (const [path, code] of cases) {
      expect(await readTextFile(path)).toMatchObject({ ok: false, code })
    }
  })

  it.skipIf(process.platform === 'win32')('does not wait on a named pipe', async () => {
    const path = join(folder, 'pipe.in')
    execFileSync('mkfifo', [path])
    expect(await readTextFile(path)).toMatchObject({ ok: false, code: 'not-a-file' })
  })

  it('reads the files below a folder in the order of their names, hidden ones left out', async () => {
    const top = join(folder, 'Round 1')
    await mkdir(join(top, 'b', 'deep'), { recursive: true })
    for (const name of ['10.in', '2.in', 'b/deep/x.in', '.DS_Store']) {
      await write(join('Round 1', name), '1')
    }
    await mkdir(join(folder, 'empty'))
    const files = await readTextFiles([top, join(folder, 'empty')])
    expect(files).toEqual([
      { ok: true, folder: 'Round 1', name: '2.in', text: '1' },
      { ok: true, folder: 'Round 1', name: '10.in', text: '1' },
      { ok: true, folder: 'Round 1', name: 'b/deep/x.in', text: '1' },
      { ok: false, name: 'empty', code: 'empty-folder' },
    ])
  })

  it('answers for each file, in order', async () => {
    const good = await write('a.in', '1')
    const files = await readTextFiles([good, join(folder, 'b.in')])
    expect(files.map((file) => [file.name, file.ok])).toEqual([
      ['a.in', true],
      ['b.in', false],
    ])
  })
})
