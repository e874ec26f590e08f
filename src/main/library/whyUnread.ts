/** What is wrong with a file that is no level, and was not as it should be. */
import type { LibraryFileError } from '../../shared/library/model'
import { readStored } from './readLevel'

export async function whyUnread(path: string): Promise<LibraryFileError> {
  const file = await readStored(path)
  if (!file.ok) return file.error
  try {
    JSON.parse(file.value.text)
    return { code: 'wrong-content' }
  } catch {
    return { code: 'not-json' }
  }
}
