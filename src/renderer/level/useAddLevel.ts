/** A level made while another one is open: put into its pack, where that can be changed, and opened. */
import type { GameDocument } from '@shared/games/documents'
import { useLibrary } from '../stores/library'
import { useOpenLevel } from '../stores/openLevel'
import { useRoute, type LevelMode } from '../stores/route'

/** @returns whether it is open now */
export function useAddLevel(): (document: GameDocument, mode?: LevelMode) => Promise<boolean> {
  const library = useLibrary()
  const open = useOpenLevel()
  const route = useRoute()

  return async (document, mode = 'edit') => {
    const packId = library.changeablePack(open.packId)
    const [created] = await library.create([document], { packId, before: null })
    if (created === undefined || !(await open.open(created.id))) return false
    route.showLevel(created.id, mode)
    return true
  }
}
