import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolders, writeDist } from '../support/testFolder'
import { downloadRuntime, installedRuntime } from './official'

const folder = temporaryFolders()

function electronPackage(installer = ''): string {
  const root = folder()
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '45.5.0' }))
  writeFileSync(join(root, 'install.js'), installer)
  return root
}

test('a finished installation is found', () => {
  const root = electronPackage()
  writeDist(join(root, 'dist'))
  writeFileSync(join(root, 'path.txt'), 'electron')
  expect(installedRuntime(root)).toMatchObject({ kind: 'installed', version: '45.5.0' })
})

test('an interrupted installation, or one of another version, is not', () => {
  const root = electronPackage()
  writeDist(join(root, 'dist'))
  expect(installedRuntime(root)).toBeNull()
  writeFileSync(join(root, 'path.txt'), 'electron')
  writeDist(join(root, 'dist'), '44.0.0')
  expect(installedRuntime(root)).toBeNull()
})

test('a failed download leaves nothing behind and says why', async () => {
  const root = electronPackage('console.error("no route"); process.exit(1)')
  mkdirSync(join(root, 'dist'))
  const attempt = await downloadRuntime(root)
  expect(attempt).toEqual({ ok: false, reason: 'official download failed: no route' })
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('a download that hangs is given up', async () => {
  const root = electronPackage('setInterval(() => {}, 1000)')
  const attempt = await downloadRuntime(root, { timeout: 200 })
  expect(attempt).toMatchObject({ ok: false, reason: expect.stringContaining('not finished') })
})
