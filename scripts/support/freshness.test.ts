import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isStale } from './freshness'
import { temporaryFolders } from './testFolder'

const folder = temporaryFolders()
let root = ''

/** Times in seconds: sources at 100, outputs at 200. */
function write(path: string, time: number): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  touch(path, time)
}

function touch(path: string, time: number): void {
  utimesSync(join(root, path), time, time)
}

beforeEach(() => {
  root = folder()
  for (const path of ['src/main/index.ts', 'src/main/menu.ts', 'src/a.test.ts', 'package.json']) {
    write(path, 100)
  }
  touch('src/main', 100)
  touch('src', 100)
  for (const name of ['main/index.js', 'main/worker.js', 'preload/index.js', 'cli/index.js']) {
    write(`out/${name}`, 200)
  }
  write('out/renderer/index.html', 200)
})

test('a build newer than everything is fresh', () => {
  expect(isStale(root)).toBe(false)
})

test.each([
  'src/main/index.ts',
  'generated/zhTW.ts',
  'package.json',
  'vite.cli.config.mts',
  'package-lock.json',
])('a change of %s makes it stale', (path) => {
  write(path, 300)
  touch('src', 100)
  expect(isStale(root)).toBe(true)
})

test('a deleted source makes it stale', () => {
  rmSync(join(root, 'src/main/menu.ts'))
  expect(isStale(root)).toBe(true)
})

test('a changed unit test does not', () => {
  touch('src/a.test.ts', 300)
  expect(isStale(root)).toBe(false)
})

test('a missing or old bundle makes it stale', () => {
  touch('out/cli/index.js', 50)
  expect(isStale(root)).toBe(true)
  rmSync(join(root, 'out/cli'), { recursive: true })
  expect(isStale(root)).toBe(true)
})
