/** "Make a level of this position": any position met in play becomes a new level, opened to be edited. */
import { tileCount, type Position } from '@shared/games/lianliankan/rules/position'
import { setupFromPosition } from '@shared/games/lianliankan/rules/setup'
import { say } from '../../i18n/i18n'
import { text } from '../../i18n/text'
import { useAddLevel } from '../../level/useAddLevel'
import { useNotices } from '../../stores/notices'
import { useOpenLevel } from '../../stores/openLevel'

/** A position that was met after `step` steps. */
export interface Met {
  readonly position: Position
  readonly step: number
}

export function useMakeLevel(): (met: Met) => Promise<void> {
  const open = useOpenLevel()
  const addLevel = useAddLevel()
  const notices = useNotices()

  return async ({ position, step }) => {
    const { title = say(text('editor.untitled')), author } = open.document ?? {}
    const document = {
      game: 'lianliankan',
      setup: setupFromPosition(position),
      title: say(text('editor.copyOf', { title, step })),
      ...(author === undefined ? {} : { author }),
    } as const
    if (await addLevel(document)) notices.report(text('editor.levelMade'))
  }
}

export function canMakeLevel(position: Position | null): position is Position {
  return position !== null && tileCount(position) > 0
}
