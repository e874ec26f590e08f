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

  it('says what is wrong', async () => {
    await mkdir(join(folder, 'folder.in'))
    const cases = [
      [join(folder, 'none.in'), 'not-found'],
      [join(folder, 'folder.in'), 'not-a-file'],
      [await large('large.mayan', MAX_EXCHANGE_BYTES + 1), 'too-large'],
      [await write('binary.in', Uint8Array.of(0xff, 0xfe, 0x33)), 'not-text'],
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

  it('answers for each file, in order', async () => {
    const good = await write('a.in', '1')
    const files = await readTextFiles([good, join(folder, 'b.in')])
    expect(files.map((file) => [file.name, file.ok])).toEqual([
      ['a.in', true],
      ['b.in', false],
    ])
  })
})
