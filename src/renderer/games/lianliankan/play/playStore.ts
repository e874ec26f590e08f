/** The game on screen: its state, the link just made, whether it is paused, and where it is kept. */
import { defineStore } from 'pinia'
import { computed, shallowRef, type Ref } from 'vue'
import { printLevelCode } from '@shared/games/lianliankan/levelCode'
import type { LevelDocument } from '@shared/games/lianliankan/levelDocument'
import {
  withResult,
  type BestResults,
  type PlayMode,
  type PlayResult,
  type PlaySession,
} from '@shared/games/lianliankan/progressRecord'
import { levelFromSetup, type Level } from '@shared/games/lianliankan/setup'
import type { LevelId } from '@shared/library/model'
import { dealOf, kindOf } from './dealing'
import { useLinkFlash } from './linkFlash'
import { playCommands, type Win } from './playCommands'
import { derivePlay } from './playDerived'
import * as game from './playState'
import { recordOfKind, useProgress } from './progressStore'

export const usePlay = defineStore('lianliankan.play', () => {
  const progress = useProgress()
  const levelId = shallowRef<LevelId | null>(null)
  const code = shallowRef('')
  /** The kind of dealt boards that the level is one of. */
  const kind = shallowRef<string | null>(null)
  const state = shallowRef<game.PlayState | null>(null)
  const win = shallowRef<Win | null>(null)
  const isPaused = shallowRef(false)
  const { settle, setClock } = useClock()
  const { flash, ...flashing } = useLinkFlash()
  const derived = derivePlay(state)
  const { best, bestOfKind, keep, keepResult } = useKeeping({ levelId, code, kind, state })

  /** Goes on with the level where it was left. */
  function begin(id: LevelId | null, document: LevelDocument): void {
    const level = levelFromSetup(document.setup)
    const deal = dealOf(document)
    levelId.value = id
    kind.value = deal && kindOf(deal)
    win.value = null
    isPaused.value = false
    flashing.end()
    code.value = level.ok ? printLevelCode(document.setup) : ''
    const session = id === null ? null : progress.of(id, code.value).session
    const mode = state.value?.mode ?? 'relaxed'
    state.value = level.ok ? startOrResume(level.value, session, mode) : null
  }
  /** The same board has become another level, a copy: the game goes on, and is kept there. */
  function belongTo(id: LevelId | null): void {
    levelId.value = id
    keep()
  }
  /** The next state of the same game: shown, and kept. */
  function change(after: game.PlayState): void {
    win.value = null
    flashing.end()
    state.value = after
    keep()
  }
  /** What comes along while playing, such as time: after the end it no longer counts. */
  function note(add: (now: game.PlayState) => game.PlayState): void {
    if (state.value === null || !derived.isOn.value) return
    state.value = add(state.value)
    keep()
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

/** The clock of the screen, which counts by itself, and up to a link or a pause when it is told to. */
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

interface Kept {
  readonly levelId: Readonly<Ref<LevelId | null>>
  readonly code: Readonly<Ref<string>>
  readonly kind: Readonly<Ref<string | null>>
  readonly state: Readonly<Ref<game.PlayState | null>>
}

/** The best results, and the record that the game is kept in. */
function useKeeping({ levelId, code, kind, state }: Kept) {
  const progress = useProgress()
  const best = computed(() =>
    levelId.value === null ? null : progress.of(levelId.value, code.value).best,
  )
  const bestOfKind = computed(() => {
    const { value: name } = kind
    return name === null ? null : progress.of(recordOfKind(name), name).best
  })

  function keep(results: BestResults | null = best.value): void {
    if (levelId.value === null || state.value === null) return
    const session = game.sessionOf(state.value)
    progress.put(levelId.value, { code: code.value, best: results, session })
  }
  /** Of the level, and of all boards of its kind. */
  function keepResult(result: PlayResult, mode: PlayMode): void {
    keep(withResult(best.value, mode, result))
    const { value: name } = kind
    if (name === null) return
    const results = withResult(bestOfKind.value, mode, result)
    progress.put(recordOfKind(name), { code: name, best: results, session: null })
  }

  return { best, bestOfKind, keep, keepResult }
}

/** A level that was won is begun anew. */
function startOrResume(level: Level, session: PlaySession | null, mode: PlayMode): game.PlayState {
  const before = session === null ? null : game.resumed(level, session)
  if (before === null) return game.startPlay(level, session?.mode ?? mode)
  return game.statusOf(before) === 'won' ? game.startPlay(level, before.mode) : before
}
