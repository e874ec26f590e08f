/** Disks and users for tests: a small disk, a read-only one, somebody without rights. Linux, root. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NOBODY = 65534

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0
export const canMount = isRoot && tryMount()

/** Files in memory, where the system has such a place: for tests to whom a disk is only slower. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export async function freshFolder(parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, 'mayan-storage-'))
}

export function folderInMemory(): Promise<string> {
  return freshFolder(MEMORY)
}

/** @param work gets the root of a disk of some kilobytes, and a way to make it read-only */
export async function onSmallDisk(
  kilobytes: number,
  work: (root: string, remount: (mode: 'ro' | 'rw') => void) => Promise<void>,
): Promise<void> {
  const root = await freshFolder()
  mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', root)
  try {
    await work(root, (mode) => mount('-o', `remount,${mode}`, root))
  } finally {
    execFileSync('umount', ['--lazy', root])
    await rmdir(root)
  }
}

/** Permissions mean nothing to root: as somebody else they do. */
export async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const { seteuid } = process
  seteuid?.(NOBODY)
  try {
    return await work()
  } finally {
    seteuid?.(0)
  }
}

function mount(...args: string[]): void {
  execFileSync('mount', args, { stdio: 'pipe' })
}

function tryMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
      stdio: 'pipe',
    })
    return true
  } catch {
    return false
  }
}
