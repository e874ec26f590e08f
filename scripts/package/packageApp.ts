/** Packages the app as a folder, from an Electron that is already here: nothing is downloaded. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, Platform, type Configuration } from 'electron-builder'
import { config, fusesFor } from '../../electron-builder.config'
import type { Runtime } from '../runtime/runtime'
import { projectRoot } from '../support/paths'
import { thirdPartyLicences } from './licences'

export interface PackageOptions {
  /** Where the folder is made, below the project. */
  readonly output: string
  /** Without, a debugger can attach to it: for tests of what is inside. */
  readonly hasFuses: boolean
}

/** @returns the folder of the packaged app */
export async function packageFolder(runtime: Runtime, options: PackageOptions): Promise<string> {
  writeLicences()
  await build({
    projectDir: projectRoot,
    targets: Platform.current().createTarget('dir'),
    publish: 'never',
    config: { ...configFor(runtime, options) },
  })
  return join(projectRoot, options.output, folderName())
}

/** Must be there before anything is packaged. */
export function writeLicences(): void {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  writeFileSync(join(projectRoot, '.cache/third-party.txt'), thirdPartyLicences())
}

function configFor({ dist, version }: Runtime, { output, hasFuses }: PackageOptions) {
  return {
    // A copy: electron-builder writes into what it is given.
    ...structuredClone(config),
    directories: { ...config.directories, output },
    electronDist: dist,
    electronVersion: version,
    electronFuses: hasFuses ? fusesFor(version) : null,
    // What the test runtime has in the place of Electron's default app, and its mark in the cache.
    afterExtract: ({ appOutDir }) => {
      rmSync(join(appOutDir, 'resources/app'), { recursive: true, force: true })
      rmSync(join(appOutDir, 'complete.json'), { force: true })
      return Promise.resolve()
    },
  } satisfies Configuration
}

/** As electron-builder calls it. */
function folderName(): string {
  if (process.platform === 'win32') return 'win-unpacked'
  if (process.platform === 'darwin') return process.arch === 'arm64' ? 'mac-arm64' : 'mac'
  return process.arch === 'arm64' ? 'linux-arm64-unpacked' : 'linux-unpacked'
}
