import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import { executableName } from '../runtime/runtime'

/** Gives unit tests temporary folders, removed after each test. */
export function temporaryFolders(): () => string {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'mayan-unit-'))
    folders.push(folder)
    return folder
  }
}

/** Writes a dist folder that looks like a runtime; its "executable" does nothing. */
export function writeDist(dist: string, version = '45.5.0'): void {
  const executable = join(dist, executableName())
  mkdirSync(dirname(executable), { recursive: true })
  writeFileSync(executable, '#!/bin/sh\n')
  chmodSync(executable, 0o755)
  writeFileSync(join(dist, 'version'), version)
}
