/** The game on screen: its state, the board it shows, and where it is kept. */
import { defineStore } from 'pinia'
import { computed, shallowRef, type Ref } from 'vue'
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import { unpackStacks } from '@shared/games/mayan/rules/position'
import { levelFromSetup, type Level, type Setup } from '@shared/games/mayan/rules/setup'
import type { LevelId } from '@shared/library/model'
import { playNote, playSound } from '../../../play/sounds'
import { useSavedGame } from '../../../play/savedGame'
import { useTimeline } from '../../../play/timeline'
import { useSettings } from '../../../stores/settings'
import { makeFilm, type Frame } from '../board/film'
import { playCommands, type Win } from './playCommands'
import * as game from './playState'
import { useProgress } from '../records'
import { useMoveFilm } from './useMoveFilm'

/** A board has at most 35 blocks; games on different boards get different numbers. */
const IDS_PER_GAME = 100

export const usePlay = defineStore('mayan.play', () => {
  const settings = useSettings()
  const state = shallowRef<game.PlayState | null>(null)
  const win = shallowRef<Win | null>(null)
  const { show, run, nextGame, ...board } = useGameBoard(() => settings.isStill)
  const derived = useDerived(state)
  const sessionOf = () => state.value && game.sessionOf(state.value)
  const { levelId, code, best, belongTo, keep, ...kept } = useSavedGame(useProgress(), sessionOf)

  /** Resumes the level where it was left. */
  function begin(id: LevelId | null, setup: Setup): void {
    const level = levelFromSetup(setup)
    const session = kept.begin(id, printLevelCode(setup))
    win.value = null
    nextGame()
    state.value = level.ok ? startOrResume(level.value, session) : null
    if (state.value !== null) show(state.value)
  }
  /** The next state of the same game: shown, with motion where one move leads to it, and kept. */
  function change(after: game.PlayState): void {
    const before = state.value
    if (before === null) return
    win.value = null
    state.value = after
    if (game.isSameAttempt(before, after)) run(before, after)
    else show(after)
    keep()
  }
  /** Adds what happens beside the moves, such as time; ignored after the win. */
  function note(add: (now: game.PlayState) => game.PlayState): void {
    if (state.value === null || derived.status.value === 'won') return
    state.value = add(state.value)
    keep()
  }

  const commands = playCommands({ state, win, best, change, keep })
  return {
    levelId,
    code,
    state,
    win,
    best,
    ...derived,
    ...board,
    begin,
    belongTo,
    note,
    ...commands,
  }
})

function useDerived(state: Readonly<Ref<game.PlayState | null>>) {
  const timeline = useTimeline(state, {
    positionOf: game.positionOf,
    isSamePosition: (a, b) => a.every((column, x) => column === b[x]),
    attemptStart: game.attemptStart,
  })
  const attempt = computed(() => state.value && game.attemptOf(state.value))
  const left = computed(() => (state.value === null ? 0 : game.stepsLeft(state.value)))
  const status = computed(() => (state.value === null ? 'playing' : game.statusOf(state.value)))
  return { ...timeline, attempt, left, status }
}

/** A level that was won starts again. */
function startOrResume(
  level: Level,
  session: Parameters<typeof game.resumed>[1] | null,
): game.PlayState {
  const before = session === null ? null : game.resumed(level, session)
  return before === null || game.statusOf(before) === 'won' ? game.startPlay(level) : before
}

/** The film of the attempt, at the step that is done. */
function useGameBoard(isStill: () => boolean) {
  const { show, run, ...player } = useMoveFilm(isStill, playFrameSound)
  let generation = 0
  const filmOf = (now: game.PlayState) => {
    const { moves } = game.attemptOf(now)
    return makeFilm(unpackStacks(now.level.position), moves, generation * IDS_PER_GAME)
  }
  return {
    ...player,
    nextGame: () => {
      generation++
    },
    show: (now: game.PlayState) => {
      show(filmOf(now), doneIn(now))
    },
    run: (before: game.PlayState, after: game.PlayState) => {
      run(filmOf(after), doneIn(before), doneIn(after))
    },
  }
}

function doneIn(state: game.PlayState): number {
  return game.attemptOf(state).done
}

/** Stone on stone, and a note that rises with each clear of a chain, as a frame of a move appears. */
function playFrameSound({ motion, link }: Frame): void {
  if (motion === 'land' || motion === 'fall') playSound('place')
  if (motion === 'mark') playNote(link - 1)
}
