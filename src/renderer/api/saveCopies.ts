/** Writes levels that the library's disk refuses to wherever the user wants them. */
import { printLevelFile, type GameDocument } from '@shared/games/documents'
import { bridge } from './bridge'
import { WriteRefused } from './writeRefused'

const MAX_NAME_LENGTH = 100

/** @returns the folder they are in; null where the dialog was closed. A refusal is thrown. */
export async function saveCopies(documents: readonly GameDocument[]): Promise<string | null> {
  const files = documents.map((document) => ({
    name: `${(document.title || 'level').slice(0, MAX_NAME_LENGTH)}.json`,
    content: printLevelFile(document),
  }))
  const result = await bridge.call('file.export', files)
  if (result === null) return null
  if (!result.ok) throw new WriteRefused(result.code, result.message)
  return result.folder
}
