import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolders, writeDist } from '../support/testFolder'
import { cacheFolder, fillEntry, isComplete } from './cache'
import { executableName } from './runtime'

const folder = temporaryFolders()

const fill = (dist: string): Promise<void> => {
  writeDist(dist)
  return Promise.resolve()
}

describe('fillEntry', () => {
  test('leaves one complete entry and no scratch folder', async () => {
    const cache = folder()
    const entry = await fillEntry(cache, 'a', fill)
    expect(isComplete(entry)).toBe(true)
    expect(readdirSync(cache)).toEqual(['a'])
  })

  test('leaves nothing when filling fails', async () => {
    const cache = folder()
    const failing = fillEntry(cache, 'a', (dist) => {
      writeDist(dist)
      return Promise.reject(new Error('disk full'))
    })
    await expect(failing).rejects.toThrow('disk full')
    expect(readdirSync(cache)).toEqual([])
  })

  test('several at once end with one entry', async () => {
    const cache = folder()
    const entries = await Promise.all([1, 2, 3].map(() => fillEntry(cache, 'a', fill)))
    expect(new Set(entries)).toEqual(new Set([join(cache, 'a')]))
    expect(readdirSync(cache)).toEqual(['a'])
    expect(isComplete(join(cache, 'a'))).toBe(true)
  })

  test('replaces a damaged entry', async () => {
    const cache = folder()
    const entry = await fillEntry(cache, 'a', fill)
    rmSync(join(entry, executableName()))
    expect(isComplete(entry)).toBe(false)
    await fillEntry(cache, 'a', fill)
    expect(isComplete(entry)).toBe(true)
  })

  test('sweeps what an interrupted run left, but not a run that is under way', async () => {
    const cache = folder()
    mkdirSync(join(cache, 'unfinished-old'))
    mkdirSync(join(cache, 'unfinished-new'))
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
    utimesSync(join(cache, 'unfinished-old'), longAgo, longAgo)
    await fillEntry(cache, 'a', fill)
    expect(existsSync(join(cache, 'unfinished-old'))).toBe(false)
    expect(existsSync(join(cache, 'unfinished-new'))).toBe(true)
  })
})

test('an entry without its marker is not used', () => {
  const entry = folder()
  writeDist(entry)
  expect(isComplete(entry)).toBe(false)
})

test('the cache folder follows XDG_CACHE_HOME, if that is absolute', () => {
  const standard = join(homedir(), '.cache', 'mayan-studio', 'electron-fallback')
  expect(cacheFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/mayan-studio/electron-fallback')
  expect(cacheFolder({ XDG_CACHE_HOME: 'relative' })).toBe(standard)
  expect(cacheFolder({})).toBe(standard)
})
