/** What a player does to the game on screen, and what is told of it. */
import type { Ref } from 'vue'
import { MAX_SEED } from '@shared/random'
import type { Path } from '@shared/games/lianliankan/link'
import { tileAt, type Pair, type Position } from '@shared/games/lianliankan/position'
import {
  betterResult,
  type BestResults,
  type PlayMode,
  type PlayResult,
} from '@shared/games/lianliankan/progressRecord'
import { text, type Text } from '../../../i18n/text'
import { playSound } from '../../../playing/sounds'
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
  readonly change: (after: game.PlayState) => void
  readonly keepResult: (result: PlayResult, mode: PlayMode) => void
}

export function playCommands(access: PlayAccess) {
  const { state, status, left, change } = access
  const notices = useNotices()

  /** @returns why not, where they can't be linked */
  function link(pair: Pair): game.Refusal | null {
    const [now, before] = [state.value, access.position.value]
    if (now === null || before === null || access.isPaused.value) return null
    const tried = game.tryLink(before, pair)
    if (typeof tried === 'string' || status.value !== 'playing') {
      playSound('refuse')
      notices.tell(
        typeof tried === 'string' ? refusalText(before, pair, tried) : text('linkPlay.noMoreTime'),
      )
      return typeof tried === 'string' ? tried : null
    }
    linkBy(now, before, pair, tried)
    return null
  }
  function linkBy(now: game.PlayState, before: Position, pair: Pair, path: Path): void {
    const type = tileAt(before, pair[0])
    change(game.withLink(now, pair))
    access.show({ path, pair, type })
    playSound('place')
    tell(linkedText(pair, type, left.value))
    const result = state.value === null ? null : game.resultOf(state.value)
    if (result !== null) celebrate(result, now.mode)
  }
  function celebrate(result: PlayResult, mode: PlayMode): void {
    const before = access.best.value?.[mode]
    access.win.value = {
      result,
      isBest: before !== undefined && betterResult(before, result) === result,
    }
    access.keepResult(result, mode)
    playSound('win')
    notices.tell(text('linkPlay.won', { time: { ms: result.ms } }))
  }
  /** A dead end goes before whatever led to it. */
  function tell(told: Text): void {
    if (status.value === 'stuck') {
      playSound('refuse')
      notices.tell(text('linkPlay.stuck', { left: leftText(left.value) }))
    } else notices.tell(told)
  }
  /** @returns whether anything has changed */
  function go(step: (now: game.PlayState) => game.PlayState, told: () => Text): boolean {
    if (state.value === null) return false
    const after = step(state.value)
    if (after === state.value) return false
    change(after)
    tell(told())
    return true
  }
  function shuffle(): void {
    const seed = Math.floor(Math.random() * MAX_SEED)
    const isDone = go(
      (now) => game.withShuffle(now, seed),
      () => text('linkPlay.shuffled', { left: leftText(left.value) }),
    )
    if (!isDone && access.isOn.value) notices.tell(text('linkPlay.cannotShuffle'))
  }

  return {
    link,
    shuffle,
    undo: () => go(game.undone, () => text('play.undone')),
    redo: () => go(game.redone, () => text('play.redone')),
    restart: () => go(game.withRestart, () => text('play.restarted')),
    /** To where so many steps are done. */
    undoTo: (cursor: number) =>
      go(
        (now) => game.undoneTo(now, cursor),
        () => text('linkHint.wentBack', { left: leftText(left.value) }),
      ),
    setMode: (mode: PlayMode) => {
      if (state.value !== null) change(game.withMode(state.value, mode))
    },
    /** From the start, with nothing to undo, no hints taken and no time spent. */
    playAgain: () =>
      go(
        ({ level, mode }) => game.startPlay(level, mode),
        () => text('play.restarted'),
      ),
    ...pausing(access),
  }
}

function pausing({ isOn, isPaused, end }: PlayAccess) {
  const notices = useNotices()
  function pause(): void {
    if (isPaused.value || !isOn.value) return
    isPaused.value = true
    end()
    notices.tell(text('linkPlay.paused'))
  }
  function resume(): void {
    if (!isPaused.value) return
    isPaused.value = false
    notices.tell(text('linkPlay.resumed'))
  }
  return { pause, resume }
}
