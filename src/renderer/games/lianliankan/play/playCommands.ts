/** The player's actions on the game on screen, with their notices and sounds. */
import type { Ref } from 'vue'
import { MAX_SEED } from '@shared/random'
import { tileAt, type Pair, type Position } from '@shared/games/lianliankan/rules/position'
import {
  betterResult,
  type BestResults,
  type PlayMode,
  type PlayResult,
} from '@shared/games/lianliankan/records/progressRecord'
import { text, type Text } from '../../../i18n/text'
import { playSound } from '../../../play/sounds'
import { useNotices } from '../../../stores/notices'
import { linkedText, leftText, refusalText } from './linkText'
import type { LinkFlash } from './linkFlash'
import * as game from './playState'

export interface Win {
  readonly result: PlayResult
  /** Better than any before in its mode, of which there was one. */
  readonly isBest: boolean
}

export interface PlayAccess {
  readonly state: Readonly<Ref<game.PlayState | null>>
  readonly position: Readonly<Ref<Position | null>>
  readonly status: Readonly<Ref<game.PlayStatus>>
  readonly isOn: Readonly<Ref<boolean>>
  readonly left: Readonly<Ref<number>>
  readonly win: Ref<Win | null>
  readonly best: Readonly<Ref<BestResults | null>>
  readonly isPaused: Ref<boolean>
  readonly show: (link: Omit<LinkFlash, 'id'>) => void
  readonly end: () => void
  /** Counts the time up to now. */
  readonly settle: () => void
  readonly change: (after: game.PlayState) => void
  readonly keepResult: (result: PlayResult, mode: PlayMode) => void
}

export function playCommands(access: PlayAccess) {
  const report = useReport(access)
  return { ...linking(access, report), ...stepping(access, report), ...pausing(access) }
}

type Report = (message: Text) => void

/** A dead end is reported instead of the action that led to it. */
function useReport({ status, left }: PlayAccess): Report {
  const notices = useNotices()
  return (message) => {
    const isStuck = status.value === 'stuck'
    if (isStuck) playSound('refuse')
    notices.report(isStuck ? text('linkPlay.stuck', { left: leftText(left.value) }) : message)
  }
}

function linking(access: PlayAccess, report: Report) {
  const { state, left } = access
  const notices = useNotices()

  /** @returns why not, where they can't be linked */
  function link(pair: Pair): game.Refusal | null {
    access.settle()
    const [now, before] = [state.value, access.position.value]
    if (now === null || before === null || access.isPaused.value || !access.isOn.value) return null
    const tried = game.tryLink(before, pair)
    if (typeof tried === 'string') {
      playSound('refuse')
      notices.report(refusalText(before, pair, tried))
      return tried
    }
    const type = tileAt(before, pair[0])
    access.change(game.withLink(now, pair))
    access.show({ path: tried, pair, type })
    playSound('place')
    report(linkedText(pair, type, left.value))
    const result = state.value === null ? null : game.resultOf(state.value)
    if (result !== null) celebrate(result, now.mode)
    return null
  }
  function celebrate(result: PlayResult, mode: PlayMode): void {
    const before = access.best.value?.[mode]
    const isBest = before !== undefined && betterResult(before, result) === result
    access.win.value = { result, isBest }
    access.keepResult(result, mode)
    playSound('win')
    notices.report(text('linkPlay.won', { time: { ms: result.ms } }))
  }

  return { link }
}

function stepping({ state, isOn, left, change }: PlayAccess, report: Report) {
  const notices = useNotices()

  /** @returns whether anything has changed */
  function apply(step: (now: game.PlayState) => game.PlayState, message: () => Text): boolean {
    if (state.value === null) return false
    const after = step(state.value)
    if (after === state.value) return false
    change(after)
    report(message())
    return true
  }
  function shuffle(): void {
    const seed = Math.floor(Math.random() * MAX_SEED)
    const isDone = apply(
      (now) => game.withShuffle(now, seed),
      () => text('linkPlay.shuffled', { left: leftText(left.value) }),
    )
    if (!isDone && isOn.value) notices.report(text('linkPlay.cannotShuffle'))
  }

  return {
    shuffle,
    undo: () => apply(game.undone, () => text('play.undone')),
    redo: () => apply(game.redone, () => text('play.redone')),
    restart: () => apply(game.withRestart, () => text('play.restarted')),
    /** Undoes until `cursor` steps of the timeline are done. */
    undoTo: (cursor: number) =>
      apply(
        (now) => game.undoneTo(now, cursor),
        () => text('linkHint.wentBack', { left: leftText(left.value) }),
      ),
    setMode: (mode: PlayMode) => {
      if (state.value !== null) change(game.withMode(state.value, mode))
    },
    /** From the start, with nothing to undo, no hints taken and no time spent. */
    playAgain: () =>
      apply(
        ({ level, mode }) => game.startPlay(level, mode),
        () => text('play.restarted'),
      ),
  }
}

function pausing({ isOn, isPaused, end, settle }: PlayAccess) {
  const notices = useNotices()
  function pause(): void {
    if (isPaused.value || !isOn.value) return
    settle()
    isPaused.value = true
    end()
    notices.report(text('linkPlay.paused'))
  }
  function resume(): void {
    if (!isPaused.value) return
    settle()
    isPaused.value = false
    notices.report(text('linkPlay.resumed'))
  }
  return { pause, resume }
}
