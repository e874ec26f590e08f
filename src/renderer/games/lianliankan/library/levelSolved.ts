/** Whether the player has cleared a level as it is now. */
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import type { StoredLevel } from '@shared/library/model'
import { useNotices } from '../../../stores/notices'
import { useProgress } from '../play/progressStore'

type LinkLevel = StoredLevel & { readonly document: LevelDocument }

export function useSolved(): (level: LinkLevel) => boolean {
  const progress = useProgress()
  progress.load().catch(useNotices().reportUnexpected)
  return ({ id, document }) => progress.isSolved(id, printLevelCode(document.setup))
}
