/**
 * `npm run package`: the app as a folder in dist/, from the Electron at hand, offline.
 * `npm run dist`: the installers of this system, from the official Electron, which is downloaded.
 * `--for-tests FILE`: the two folders that the tests need, named in FILE.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'electron-builder'
import { config, fusesFor } from '../electron-builder.config'
import { packageFolder, writeLicences } from './package/packageApp'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { installedElectron, projectRoot } from './support/paths'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  const [, , form, file] = process.argv
  if (form === '--installers') await makeInstallers()
  else if (form === '--for-tests' && file !== undefined) await makeForTests(file)
  else console.log(await packageFolder(await findRuntime(), { output: 'dist', hasFuses: true }))
  return 0
})

async function makeInstallers(): Promise<void> {
  writeLicences()
  const files = await build({
    projectDir: projectRoot,
    publish: 'never',
    config: { ...config, electronFuses: fusesFor(installedElectron()) },
  })
  console.log(files.join('\n'))
}

async function makeForTests(file: string): Promise<void> {
  const runtime = await findRuntime()
  const output = '.cache/packaged'
  const open = { output: join(output, 'open'), hasFuses: false }
  const env = {
    MAYAN_PACKAGED: await packageFolder(runtime, { output, hasFuses: true }),
    MAYAN_PACKAGED_OPEN: await packageFolder(runtime, open),
    MAYAN_PACKAGED_VERSION: runtime.version,
  }
  writeFileSync(file, JSON.stringify(env))
}
