/** Writes levels that could not be saved to a place that the user chooses. */
import type { GameDocument } from '@shared/games/documents'
import { OWN_EXTENSION } from '@shared/library/model'
import { lazy } from '../lazy'
import { bridge } from './bridge'
import { WriteRefused } from './writeRefused'

const MAX_NAME_LENGTH = 100

const loadDocuments = lazy(() => import('@shared/games/documents'))

/** @returns the folder; null if the dialog was closed. @throws WriteRefused */
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
