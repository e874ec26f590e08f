/**
 * `npm run package`: the app as a folder in dist/, from the Electron at hand, offline.
 * `npm run dist`: the installers of this system, from the official Electron, which is downloaded.
 */
import { build } from 'electron-builder'
import { config, fusesFor } from '../electron-builder.config'
import { packageFolder, writeLicences } from './package/packageApp'
import { findRuntime } from './runtime/find'
import { buildIfStale } from './support/build'
import { installedElectron, projectRoot } from './support/paths'
import { runScript } from './support/script'

runScript(async () => {
  await buildIfStale()
  if (process.argv.includes('--installers')) {
    writeLicences()
    const files = await build({
      projectDir: projectRoot,
      publish: 'never',
      config: { ...config, electronFuses: fusesFor(installedElectron()) },
    })
    console.log(files.join('\n'))
    return 0
  }
  console.log(await packageFolder(await findRuntime(), { output: 'dist', hasFuses: true }))
  return 0
})
