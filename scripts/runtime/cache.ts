/**
 * A cache of unpacked runtimes that several clones and concurrent runs share. An entry is filled
 * under a temporary name in the same folder and then renamed, so it is there whole or not at all;
 * a marker inside, written last, guards against entries that were damaged afterwards.
 */

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { executableName } from './runtime'

const markerName = 'complete.json'
const temporaryPrefix = 'unfinished-'
/** Milliseconds after which a temporary folder can only be the remains of an interrupted run. */
const abandonedAfter = 60 * 60_000

/** The folder for our cached runtimes, by the XDG base-directory specification. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base = env['XDG_CACHE_HOME']
  // The specification says that a relative path is to be ignored.
  const root = base?.startsWith('/') ? base : join(homedir(), '.cache')
  return join(root, 'mayan-studio', 'electron-fallback')
}

/** Whether `entry` is a finished runtime: marker present, executable of the size it had. */
export function isComplete(entry: string): boolean {
  try {
    const marker = JSON.parse(readFileSync(join(entry, markerName), 'utf8')) as { size: number }
    return statSync(join(entry, executableName())).size === marker.size
  } catch {
    return false
  }
}

/**
 * Fills the entry `name` by `fill(dist, work)`: `dist` becomes the entry, `work` is scratch space
 * on the same disk. An error in `fill` leaves the cache as it was.
 * @returns the path of the entry, ours or that of a run that was faster.
 */
export async function fillEntry(
  folder: string,
  name: string,
  fill: (dist: string, work: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  await sweep(folder)
  const work = join(folder, temporaryPrefix + randomUUID())
  const dist = join(work, 'dist')
  try {
    await mkdir(dist, { recursive: true })
    await fill(dist, work)
    const { size } = statSync(join(dist, executableName()))
    writeFileSync(join(dist, markerName), JSON.stringify({ size }))
    return await publish(dist, join(folder, name), work)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function publish(dist: string, entry: string, work: string): Promise<string> {
  if (existsSync(entry) && !isComplete(entry)) await rename(entry, join(work, 'damaged'))
  try {
    await rename(dist, entry)
  } catch (error) {
    if (!isComplete(entry)) throw error
  }
  return entry
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(temporaryPrefix)) continue
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > abandonedAfter) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
