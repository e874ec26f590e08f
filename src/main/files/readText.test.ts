import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readJsonNow } from './readText'

const folder = mkdtempSync(join(tmpdir(), 'mayan-json-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(text: string): string {
  const path = join(folder, 'file.json')
  writeFileSync(path, text)
  return path
}

describe('readJsonNow', () => {
  it('gives what the file holds', () => {
    expect(readJsonNow(written('{"a": [1]}'))).toEqual({ a: [1] })
  })

  it.each([
    ['no JSON', () => written('{"a": ')],
    ['too large', () => written(`"${'x'.repeat(1 << 17)}"`)],
    ['not there', () => join(folder, 'none.json')],
  ])('gives null for a file that is %s', (_, make) => {
    expect(readJsonNow(make())).toBeNull()
  })

  it('gives null for a folder', () => {
    mkdirSync(join(folder, 'folder'))
    expect(readJsonNow(join(folder, 'folder'))).toBeNull()
  })

  it.skipIf(process.platform === 'win32')('does not wait for a pipe', () => {
    const path = join(folder, 'pipe')
    execFileSync('mkfifo', [path])
    expect(readJsonNow(path)).toBeNull()
  })
})
