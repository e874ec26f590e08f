/** What the commands do while a level is played. */
import { isEmpty, unpackStacks, type Position } from '@shared/games/mayan/position'
import { useActions } from '../../../actions/actions'
import { say } from '../../../i18n/i18n'
import { text } from '../../../i18n/text'
import { HOME_PACK_ID } from '@shared/library/model'
import { useLibrary } from '../../../stores/library'
import { useNotices } from '../../../stores/notices'
import { useOpenLevel } from '../../../stores/openLevel'
import { useRoute } from '../../../stores/route'
import { useHints } from './hintStore'
import { useLevelList } from './levelList'
import { usePlay } from './playStore'
import { useReplay } from './replayStore'

/** A position that was met, after so many moves. */
interface Met {
  readonly position: Position | null
  readonly left: number
  readonly step: number
}

/** @param cancelDrag cancels a drag, and says whether there was one */
export function usePlayActions(cancelDrag: () => boolean): void {
  const play = usePlay()
  const hints = useHints()
  const replay = useReplay()
  const levels = useLevelList()
  const makeLevel = useMakeLevel()

  /** An undo during a drag takes the drag back, and nothing else. */
  const unlessDragging = (run: () => void) => () => {
    if (!cancelDrag()) run()
  }
  const isPlaying = () => play.state !== null && !replay.isOpen
  const shown = (): Met =>
    replay.isOpen
      ? { position: replay.position, left: replay.left, step: replay.step }
      : { position: play.position, left: play.left, step: play.attempt?.done ?? 0 }

  useActions().provide({
    'edit.undo': {
      enabled: () => isPlaying() && play.canUndo,
      run: unlessDragging(play.undo),
    },
    'edit.redo': {
      enabled: () => isPlaying() && play.canRedo,
      run: unlessDragging(play.redo),
    },
    'play.restart': {
      enabled: () => isPlaying() && play.canRestart,
      run: unlessDragging(play.restart),
    },
    'play.hint': {
      enabled: () => isPlaying() && play.status === 'playing',
      run: hints.askMore,
    },
    'level.makeLevel': {
      enabled: () => {
        const { position } = shown()
        return position !== null && !isEmpty(position)
      },
      run: () => makeLevel(shown()),
    },
    'play.previous': {
      enabled: () => levels.previous.value !== null,
      run: () => levels.open(levels.previous.value),
    },
    'play.next': {
      enabled: () => levels.next.value !== null,
      run: () => levels.open(levels.next.value),
    },
  })
}

/** A new level of a position that was met, with the steps that were left, opened to be edited. */
function useMakeLevel() {
  const library = useLibrary()
  const openLevel = useOpenLevel()
  const route = useRoute()
  const notices = useNotices()

  return async (at: Met): Promise<void> => {
    if (at.position === null) return
    const { title = say(text('editor.untitled')), author } = openLevel.document ?? {}
    const document = {
      game: 'mayan',
      setup: { stacks: unpackStacks(at.position), steps: Math.max(1, at.left) },
      title: say(text('editor.copyOf', { title, step: at.step })),
      ...(author === undefined ? {} : { author }),
    } as const
    const { packId } = openLevel
    const place = packId === null || library.isReadOnly(packId) ? HOME_PACK_ID : packId
    const [created] = await library.create([document], { packId: place, before: null })
    if (created === undefined || !(await openLevel.open(created.id))) return
    route.showLevel(created.id)
    notices.tell(text('play.levelMade'))
  }
}
