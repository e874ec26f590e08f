/** "Make a level of this position": any position met in play or in a solution becomes a new level. */
import { unpackStacks, type Position } from '@shared/games/mayan/rules/position'
import { say } from '../../i18n/i18n'
import { text } from '../../i18n/text'
import { useAddLevel } from '../../level/useAddLevel'
import { useNotices } from '../../stores/notices'
import { useOpenLevel } from '../../stores/openLevel'

/** A position that was met after `step` moves, with the moves that are left. */
export interface Met {
  readonly position: Position
  readonly step: number
  readonly left: number
}

/** Opened to be edited, in the pack of the level it was met in, where that can be changed. */
export function useMakeLevel(): (met: Met) => Promise<void> {
  const open = useOpenLevel()
  const addLevel = useAddLevel()
  const notices = useNotices()

  return async ({ position, step, left }) => {
    const { title = say(text('editor.untitled')), author } = open.document ?? {}
    const document = {
      game: 'mayan',
      setup: { stacks: unpackStacks(position), steps: Math.max(1, left) },
      title: say(text('editor.copyOf', { title, step })),
      ...(author === undefined ? {} : { author }),
    } as const
    if (await addLevel(document)) notices.report(text('editor.levelMade'))
  }
}
