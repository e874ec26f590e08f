/** Whether the player has solved a level as it is now. */
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import type { StoredLevel } from '@shared/library/model'
import { useNotices } from '../../../stores/notices'
import { useProgress } from '../play/progressStore'

type MayanLevel = StoredLevel & { readonly document: LevelDocument }

export function useSolved(): (level: MayanLevel) => boolean {
  const progress = useProgress()
  progress.load().catch(useNotices().reportUnexpected)
  return ({ id, document }) => progress.isSolved(id, printLevelCode(document.setup))
}
