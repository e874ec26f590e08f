/** Moves what can't be read out of the way, under a name that says so; nothing is lost. */
import { existsSync, renameSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { exists } from '../files/folders'
import { printTimeName } from './dataFolder'

const SET_ASIDE = /^(.+)\.corrupt-\d{8}T\d{9}Z(?:-\d+)?$/

/** The name before it was set aside; null for a file that never was. */
export function nameBeforeSetAside(name: string): string | null {
  return SET_ASIDE.exec(name)?.[1] ?? null
}

/** @returns the new path, or null where the file could not be moved */
export async function setAside(path: string, time: number): Promise<string | null> {
  const target = await freePath(`${path}.corrupt-${printTimeName(time)}`)
  return rename(path, target).then(
    () => target,
    () => null,
  )
}

/** The same where nothing can be waited for, as at the start. */
export function setAsideNow(path: string, time: number): void {
  const target = `${path}.corrupt-${printTimeName(time)}`
  try {
    if (!existsSync(target)) renameSync(path, target)
  } catch {
    // It stays where it is; what can't be renamed can't be written over either.
  }
}

async function freePath(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!(await exists(candidate))) return candidate
  }
}
