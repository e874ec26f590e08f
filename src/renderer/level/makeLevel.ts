/** "Make a level of this": a position that was met in play or in an answer becomes a level. */
import type { DocumentOf, GameId } from '@shared/games/documents'
import { say } from '../i18n/i18n'
import { text } from '../i18n/text'
import { useLibrary } from '../stores/library'
import { useNotices } from '../stores/notices'
import { useOpenLevel } from '../stores/openLevel'
import { useRoute } from '../stores/route'

/** A position as a level without words, and the number of steps after which it was met. */
export interface Met {
  readonly level: { [Id in GameId]: Pick<DocumentOf<Id>, 'game' | 'setup'> }[GameId]
  readonly step: number
}

/**
 * The command: opens the new level in the editor. It is put into the pack of the level it was met
 * in, where that can be changed.
 *
 * @param met what is on screen; null where it can be no level
 */
export function useMakeLevel(met: () => Met | null) {
  const open = useOpenLevel()
  const library = useLibrary()
  const route = useRoute()
  const notices = useNotices()

  async function run(): Promise<void> {
    const now = met()
    if (now === null) return
    const { title = say(text('editor.untitled')), author } = open.document ?? {}
    const document = {
      ...now.level,
      title: say(text('editor.copyOf', { title, step: now.step })),
      ...(author === undefined ? {} : { author }),
    }
    const packId = library.changeablePack(open.packId)
    const [created] = await library.create([document], { packId, before: null })
    if (created === undefined || !(await open.open(created.id))) return
    route.showLevel(created.id, 'edit')
    notices.report(text('editor.levelMade'))
  }

  return { enabled: () => met() !== null, run }
}
