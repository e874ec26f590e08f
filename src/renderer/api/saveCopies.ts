/** Writes levels that the library's disk refuses to wherever the user wants them. */
import type { GameDocument } from '@shared/games/documents'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import { later } from '../later'
import { bridge } from './bridge'
import { WriteRefused } from './writeRefused'

const MAX_NAME_LENGTH = 100

const loadDocuments = later(() => import('@shared/games/documents'))

/** @returns the folder they are in; null where the dialog was closed. A refusal is thrown. */
export async function saveCopies(documents: readonly GameDocument[]): Promise<string | null> {
  const { printLevelFile } = await loadDocuments()
  const files = documents.map((document) => ({
    name: `${(document.title || 'level').slice(0, MAX_NAME_LENGTH)}.${OWN_EXTENSION}`,
    content: printLevelFile(document),
  }))
  const result = await bridge.call('file.export', files)
  if (result === null) return null
  if (!result.ok) throw new WriteRefused(result.code, result.message)
  return result.folder
}
