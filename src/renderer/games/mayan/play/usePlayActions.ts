/** What the commands do while a level is played. */
import { isEmpty, unpackStacks } from '@shared/games/mayan/rules/position'
import { useActions } from '../../../actions/actions'
import { useMakeLevel, type Met } from '../../../level/makeLevel'
import { useHints } from './hintStore'
import { usePlay } from './playStore'
import { useReplay } from './replayStore'

/** @param cancelDrag cancels a drag, and says whether there was one */
export function usePlayActions(cancelDrag: () => boolean): void {
  const play = usePlay()
  const hints = useHints()
  const replay = useReplay()

  /** An undo during a drag takes the drag back, and nothing else. */
  const unlessDragging = (run: () => void) => () => {
    if (!cancelDrag()) run()
  }
  const isPlaying = () => play.state !== null && !replay.isOpen
  const shown = (): Met | null => {
    const { position, left, step } = replay.isOpen
      ? replay
      : { position: play.position, left: play.left, step: play.attempt?.done ?? 0 }
    if (position === null || isEmpty(position)) return null
    const setup = { stacks: unpackStacks(position), steps: Math.max(1, left) }
    return { level: { game: 'mayan', setup }, step }
  }

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
    'level.makeLevel': useMakeLevel(shown),
  })
}
