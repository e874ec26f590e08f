/** What the commands do while a board is played. */
import { tileCount } from '@shared/games/lianliankan/rules/position'
import { setupFromPosition } from '@shared/games/lianliankan/rules/setup'
import { useActions } from '../../../actions/actions'
import { useBoardKeys } from '../../../actions/boardKeys'
import { text } from '../../../i18n/text'
import { useMakeLevel, type Met } from '../../../level/makeLevel'
import { useHints } from './hintStore'
import { useNewBoard } from './newBoardStore'
import { attemptOf } from './playState'
import { usePlay } from './playStore'

const KEYS = {
  title: text('linkPlay.keys'),
  keys: [
    { keys: ['←↑→↓'], label: text('linkPlay.keyCursor') },
    { keys: ['Enter', 'Space'], label: text('linkPlay.keySelect') },
    { keys: ['Escape'], label: text('linkPlay.keyDeselect') },
  ],
}

/** @param deselect takes a selection back, and says whether there was one */
export function usePlayActions(deselect: () => boolean): void {
  const play = usePlay()
  const newBoard = useNewBoard()
  const shown = (): Met | null => {
    const { position, state } = play
    if (position === null || state === null || tileCount(position) === 0) return null
    const level = { game: 'lianliankan', setup: setupFromPosition(position) } as const
    return { level, step: attemptOf(state).length }
  }

  useBoardKeys().provide(KEYS)
  useActions().provide({
    ...gameActions(deselect),
    'level.makeLevel': useMakeLevel(shown),
    'play.newBoard': {
      run: () => {
        play.pause()
        newBoard.open()
      },
    },
  })
}

function gameActions(deselect: () => boolean) {
  const play = usePlay()
  const hints = useHints()
  /** A board that is won can be looked at again; time that is up is up. */
  const isOpen = () => play.state !== null && !play.isPaused && play.status !== 'out-of-time'
  /** An undo while a tile is selected takes the selection back, and nothing else. */
  const unlessSelected = (run: () => void) => () => {
    if (!deselect()) run()
  }
  return {
    'edit.undo': {
      enabled: () => isOpen() && play.canUndo,
      run: unlessSelected(play.undo),
    },
    'edit.redo': {
      enabled: () => isOpen() && play.canRedo,
      run: unlessSelected(play.redo),
    },
    'play.restart': { enabled: () => isOpen() && play.canRestart, run: () => void play.restart() },
    'play.shuffle': { enabled: () => isOpen() && play.isOn, run: play.shuffle },
    'play.hint': { enabled: () => isOpen() && play.status === 'playing', run: hints.askPair },
    'play.pause': {
      enabled: () => play.isPaused || play.isOn,
      run: () => {
        if (play.isPaused) play.resume()
        else play.pause()
      },
    },
  }
}
