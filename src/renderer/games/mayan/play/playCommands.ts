/** The player's actions on the game on screen, with their notices and sounds. */
import type { Ref } from 'vue'
import type { Move } from '@shared/games/mayan/rules/board'
import { traceMove } from '@shared/games/mayan/rules/moves'
import { betterResult, type PlayResult } from '@shared/games/mayan/records/progressRecord'
import { text, type Text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { describeMove } from '../board/words'
import { playSound } from '../../../play/sounds'
import * as game from './playState'

/** A win, and what was the best before it. */
export interface Win {
  readonly result: PlayResult
  readonly before: PlayResult | null
}

export interface PlayAccess {
  readonly state: Readonly<Ref<game.PlayState | null>>
  readonly win: Ref<Win | null>
  readonly best: Readonly<Ref<PlayResult | null>>
  readonly change: (after: game.PlayState) => void
  readonly keep: (best?: PlayResult | null) => void
}

export function playCommands({ state, win, best, change, keep }: PlayAccess) {
  const notices = useNotices()

  function move(wanted: Move): void {
    const before = state.value
    if (before === null) return
    const after = game.withMove(before, wanted)
    if (after === before) {
      refuse(before)
      return
    }
    change(after)
    const result = game.resultOf(after)
    if (result === null) report(describeMove(traceMove(game.positionOf(before), wanted)))
    else celebrate(result)
  }
  function refuse(now: game.PlayState): void {
    playSound('refuse')
    const isOut = game.statusOf(now) === 'out-of-steps'
    notices.report(text(isOut ? 'play.noStepsLeft' : 'play.cannotMove'))
  }
  function celebrate(result: PlayResult): void {
    const before = best.value
    win.value = { result, before }
    keep(before === null ? result : betterResult(before, result))
    notices.report(text('play.won', { moves: { key: 'play.moves', count: result.moves.length } }))
  }
  function report(line: Text): void {
    const left = state.value === null ? 0 : game.stepsLeft(state.value)
    notices.report(text('play.moved', { line, left: { key: 'play.left', count: left } }))
  }
  function apply(step: (now: game.PlayState) => game.PlayState, message: Text): void {
    if (state.value === null) return
    const after = step(state.value)
    if (after === state.value) return
    change(after)
    report(message)
  }

  return {
    move,
    undo: () => {
      apply(game.undone, text('play.undone'))
    },
    redo: () => {
      apply(game.redone, text('play.redone'))
    },
    restart: () => {
      apply(game.withRestart, text('play.restarted'))
    },
    /** Undoes until `done` moves of the attempt are left. */
    undoTo: (done: number) => {
      apply((now) => game.undoneTo(now, done), text('play.undone'))
    },
    /** From the start, with nothing to undo, no hints taken and no time spent. */
    playAgain: () => {
      apply(({ level }) => game.startPlay(level), text('play.restarted'))
    },
  }
}
