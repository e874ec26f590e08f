/**
 * Ways for the disk of a running app to refuse: really full, really read-only, really without
 * permission. Where this system doesn't let a test mount a disk, main's file functions fail instead.
 */
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { canMount, isRoot, onSmallDisk } from '../../../test/main/disks'

export interface Refusal {
  readonly name: string
  /** How it is brought about here. */
  readonly means: string
  begin(app: ElectronApplication): Promise<void>
  end(app: ElectronApplication): Promise<void>
}

const DISK_KILOBYTES = 512

/** Gives each refusal to `work`, with the library of `profile` on a disk that can refuse. */
export async function onRefusingDisk(
  profile: string,
  name: 'full' | 'read-only',
  work: (refusal: Refusal) => Promise<void>,
): Promise<void> {
  if (!canMount) {
    await work(injected(name === 'full' ? 'ENOSPC' : 'EROFS'))
    return
  }
  await onSmallDisk(DISK_KILOBYTES, async (root, remount) => {
    await mkdir(profile, { recursive: true })
    await mkdir(join(root, 'library'))
    await symlink(join(root, 'library'), join(profile, 'library'))
    const filler = join(root, 'other')
    await work({
      name,
      means: name === 'full' ? 'a disk of 512 KB that is full' : 'a disk mounted read-only',
      begin: async () => {
        if (name === 'full') await fill(filler)
        else remount('ro')
      },
      end: async () => {
        if (name === 'full') await rm(filler)
        else remount('rw')
      },
    })
  })
}

/** To the last byte. */
async function fill(path: string): Promise<void> {
  await writeFile(path, new Uint8Array(DISK_KILOBYTES * 1024)).catch(() => undefined)
}

/** The level's folder is somebody else's. */
export function withoutPermission(profile: string): Refusal {
  const folder = join(profile, 'library', 'my-levels')
  if (process.platform === 'win32') return injected('EACCES')
  return {
    name: 'not permitted',
    means: isRoot ? 'main runs as another user' : 'a folder that may not be written',
    begin: async (app) => {
      if (!isRoot) return chmod(folder, 0o555)
      // Rights mean nothing to root.
      await chmod(profile, 0o755)
      await app.evaluate(() => process.seteuid?.(65534))
    },
    end: async (app) => {
      if (isRoot) await app.evaluate(() => process.seteuid?.(0))
      else await chmod(folder, 0o755)
    },
  }
}

/** Opening a file to write fails in main with this code where its path has this part in it. */
export function injected(code: string, part = 'library'): Refusal {
  return {
    name: code,
    means: `injected into main's file functions`,
    begin: async (app) => {
      await app.evaluate(
        (_, [failure, refused]) => {
          const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
          const files = mainModule.require('node:fs/promises') as Files
          const kept = globalThis as { openFile?: Files['open'] }
          const open = (kept.openFile ??= files.open)
          files.open = (path, flags, ...rest) =>
            flags === 'r+' && path.includes(refused)
              ? Promise.reject(Object.assign(new Error(`${failure}: injected`), { code: failure }))
              : open(path, flags, ...rest)
        },
        [code, part] as const,
      )
    },
    end: async (app) => {
      await app.evaluate(() => {
        const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
        const files = mainModule.require('node:fs/promises') as Files
        const { openFile } = globalThis as { openFile?: Files['open'] }
        if (openFile !== undefined) files.open = openFile
      })
    },
  }
}

/** In main no file is removed after a number of them were. */
export async function refuseRemoving(app: ElectronApplication, after: number): Promise<void> {
  await app.evaluate((_, allowed) => {
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    const files = mainModule.require('node:fs/promises') as Files
    const kept = globalThis as { removeFile?: Files['rm'] }
    const remove = (kept.removeFile ??= files.rm)
    let removed = 0
    files.rm = (path, options) =>
      ++removed > allowed
        ? Promise.reject(Object.assign(new Error('EACCES: injected'), { code: 'EACCES' }))
        : remove(path, options)
  }, after)
}

export async function allowRemoving(app: ElectronApplication): Promise<void> {
  await app.evaluate(() => {
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    const files = mainModule.require('node:fs/promises') as Files
    const { removeFile } = globalThis as { removeFile?: Files['rm'] }
    if (removeFile !== undefined) files.rm = removeFile
  })
}

interface Files {
  rm: (path: string, options?: unknown) => Promise<void>
  open: (path: string, flags?: string, ...rest: unknown[]) => Promise<unknown>
}
