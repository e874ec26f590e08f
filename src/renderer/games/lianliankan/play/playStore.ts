/** The game on screen: its state, the link just made, whether it is paused, and where it is kept. */
import { defineStore } from 'pinia'
import { computed, shallowRef, type Ref } from 'vue'
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import {
  withResult,
  type PlayMode,
  type PlayResult,
  type PlaySession,
} from '@shared/games/lianliankan/records/progressRecord'
import { tileCount, type Position } from '@shared/games/lianliankan/rules/position'
import { levelFromSetup, type Level } from '@shared/games/lianliankan/rules/setup'
import type { LevelId } from '@shared/library/model'
import { useSavedGame } from '../../../play/savedGame'
import { useTimeline } from '../../../play/timeline'
import { dealOf, kindOf } from './dealing'
import { useLinkFlash } from './linkFlash'
import { playCommands, type Win } from './playCommands'
import * as game from './playState'
import { recordOfKind, useProgress } from '../records'

export const usePlay = defineStore('lianliankan.play', () => {
  /** The kind of dealt boards that the level is one of. */
  const kind = shallowRef<string | null>(null)
  const state = shallowRef<game.PlayState | null>(null)
  const win = shallowRef<Win | null>(null)
  const isPaused = shallowRef(false)
  const { settle, setClock } = useClock()
  const { flash, ...flashing } = useLinkFlash()
  const derived = useDerived(state)
  const sessionOf = () => state.value && game.sessionOf(state.value)
  const { levelId, code, best, belongTo, keep, ...kept } = useSavedGame(useProgress(), sessionOf)
  const { bestOfKind, keepOfKind } = useBestOfKind(kind)

  /** Resumes the level where it was left. */
  function begin(id: LevelId | null, document: LevelDocument): void {
    const level = levelFromSetup(document.setup)
    const deal = dealOf(document)
    kind.value = deal && kindOf(deal)
    win.value = null
    isPaused.value = false
    flashing.end()
    const session = kept.begin(id, level.ok ? printLevelCode(document.setup) : '')
    const mode = state.value?.mode ?? 'relaxed'
    state.value = level.ok ? startOrResume(level.value, session, mode) : null
  }
  /** The next state of the same game: shown, and kept. */
  function change(after: game.PlayState): void {
    win.value = null
    flashing.end()
    state.value = after
    keep()
  }
  /** Adds what happens beside the moves, such as time; ignored after the end. */
  function note(add: (now: game.PlayState) => game.PlayState): void {
    if (state.value === null || !derived.isOn.value) return
    state.value = add(state.value)
    keep()
  }

  /** Of the level, and of all boards of its kind. */
  function keepResult(result: PlayResult, mode: PlayMode): void {
    keep(withResult(best.value, mode, result))
    keepOfKind(result, mode)
  }

  const own = { state, win, best, isPaused, change, keepResult, settle }
  return {
    levelId,
    code,
    kind,
    state,
    win,
    best,
    bestOfKind,
    isPaused,
    flash,
    ...derived,
    begin,
    belongTo,
    note,
    setClock,
    ...playCommands({ ...own, ...derived, ...flashing }),
  }
})

function useDerived(state: Readonly<Ref<game.PlayState | null>>) {
  const timeline = useTimeline(state, {
    positionOf: game.positionOf,
    isSamePosition,
    attemptStart: game.attemptStart,
  })
  const { position } = timeline
  const left = computed(() => (position.value === null ? 0 : tileCount(position.value)))
  const status = computed<game.PlayStatus>(() =>
    state.value === null || position.value === null
      ? 'playing'
      : game.statusOf(state.value, position.value),
  )
  /** The board can still be played, be it by a shuffle. */
  const isOn = computed(() => status.value === 'playing' || status.value === 'stuck')
  return { ...timeline, left, status, isOn }
}

function isSamePosition(a: Position, b: Position): boolean {
  return (
    a.columns === b.columns &&
    a.border === b.border &&
    a.tiles.length === b.tiles.length &&
    a.tiles.every((type, index) => type === b.tiles[index])
  )
}

/** The clock of the screen: `settle` counts the time up to now, before a link or a pause. */
function useClock() {
  let clock = (): void => undefined
  return {
    settle: () => {
      clock()
    },
    setClock: (settle: () => void) => {
      clock = settle
    },
  }
}

/** The best results on all boards of a kind. */
function useBestOfKind(kind: Readonly<Ref<string | null>>) {
  const progress = useProgress()
  const bestOfKind = computed(() => {
    const { value: name } = kind
    return name === null ? null : progress.of(recordOfKind(name), name).best
  })

  function keepOfKind(result: PlayResult, mode: PlayMode): void {
    const { value: name } = kind
    if (name === null) return
    const results = withResult(bestOfKind.value, mode, result)
    progress.put(recordOfKind(name), { code: name, best: results, session: null })
  }

  return { bestOfKind, keepOfKind }
}

/** A level that was won starts again. */
function startOrResume(level: Level, session: PlaySession | null, mode: PlayMode): game.PlayState {
  const before = session === null ? null : game.resumed(level, session)
  if (before === null) return game.startPlay(level, session?.mode ?? mode)
  return game.statusOf(before) === 'won' ? game.startPlay(level, before.mode) : before
}
