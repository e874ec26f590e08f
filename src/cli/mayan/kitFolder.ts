/** A folder of test data, read pair by pair. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '../../shared/result'
import { reasonOf } from '../systemError'

/** What keeps test data from being read; `reason` is the system's own words. */
export type InputFolderFault =
  | { readonly code: 'not-a-folder' | 'no-folder' | 'no-files' }
  | { readonly code: 'folder-not-read'; readonly reason: string }

/** Paths of the `.in` files, 2 before 10. */
export async function inputsOf(
  folder: string,
): Promise<Result<readonly string[], InputFolderFault>> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.in'))
    if (names.length === 0) return err({ code: 'no-files' })
    const inOrder = names.sort(new Intl.Collator('en', { numeric: true }).compare)
    return ok(inOrder.map((name) => join(folder, name)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return err({ code: 'not-a-folder' })
    if (code === 'ENOENT') return err({ code: 'no-folder' })
    return err({ code: 'folder-not-read', reason: reasonOf(error) })
  }
}
