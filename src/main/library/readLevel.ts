/** Reads one level file of the library. */
import { readLevelFile, type ReadDocument } from '../../shared/games/documents'
import { MAX_FILE_BYTES } from '../../shared/ipc/bounds'
import { parseJson } from '../../shared/json'
import type { LibraryFileError } from '../../shared/library/model'
import { err, ok, type Result } from '../../shared/result'
import type { Found } from '../files/knownFiles'
import { readText, type ReadFault, type TextFile } from '../files/readText'

export type LevelFile = ReadDocument & TextFile

export async function readLevel(path: string): Promise<Result<LevelFile, LibraryFileError>> {
  return levelOf(await readStored(path))
}

/** The level in what was found at a path. */
export function levelFound(found: Found): Result<LevelFile, LibraryFileError> {
  return levelOf(storedOf(found ?? err({ code: 'not-found' })))
}

function levelOf(file: Result<TextFile, LibraryFileError>): Result<LevelFile, LibraryFileError> {
  if (!file.ok) return file
  const level = readLevelFile(file.value.text)
  return level.ok ? ok({ ...level.value, ...file.value }) : level
}

/** Any small text file of the library. */
export async function readStored(
  path: string,
  limit: number = MAX_FILE_BYTES,
): Promise<Result<TextFile, LibraryFileError>> {
  return storedOf(await readText(path, limit))
}

function storedOf(
  file: Result<TextFile, { readonly code: ReadFault }>,
): Result<TextFile, LibraryFileError> {
  if (file.ok) return file
  const { code } = file.error
  // Listed a moment ago: a link that leads nowhere.
  return err({ code: code === 'not-found' ? 'not-readable' : code })
}

/** What is wrong with a file that is no level, and was not as it should be. */
export async function readErrorOf(path: string): Promise<LibraryFileError> {
  const file = await readStored(path)
  if (!file.ok) return file.error
  const json = parseJson(file.value.text)
  return json.ok ? { code: 'wrong-content' } : json.error
}
