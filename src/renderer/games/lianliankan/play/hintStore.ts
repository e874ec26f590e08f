/**
 * Hints on the position on screen: a pair, or whether it can be cleared; and the way back to the
 * last position that can. Nothing is told that was not asked for, except a lost position where that
 * is wished.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { linkablePairs } from '@shared/games/lianliankan/rules/linkable'
import { text } from '../../../i18n/text'
import { playSound } from '../../../play/sounds'
import { usePlaySettings } from '../../../play/playSettings'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'
import { keyOf, useClearSearch, type PairHint } from './clearSearch'
import { hintText, type Hint } from './hintText'
import * as game from './playState'
import { usePlay } from './playStore'

/** What is asked without being asked for takes no longer, in seconds. */
const QUIET_SECONDS = 2

export const useHints = defineStore('lianliankan.hints', () => {
  const { isSearching, look, findPair, stop: stopSearch } = useClearSearch()
  const play = usePlay()
  const settings = useSettings()
  const notices = useNotices()
  const ask: Asking = { look, findPair, show, count: useHintCount() }
  const key = computed(() =>
    play.position === null || play.left === 0 ? null : keyOf(play.position),
  )
  const hint = shallowRef<Hint | null>(null)
  const asked = shallowRef<string | null>(null)
  const { wayBack, goBack } = useWayBack(look)

  const shown = computed(() => (hint.value?.key === key.value ? hint.value : null))
  /** Somebody waits for the answer. */
  const isAsked = computed(() => isSearching.value && asked.value === key.value)

  watch(
    key,
    () => {
      stop()
      hint.value = null
      asked.value = null
      wayBack.value = 'idle'
    },
    { flush: 'sync' },
  )

  function stop(): void {
    stopSearch()
    if (wayBack.value === 'searching') wayBack.value = 'idle'
  }
  function show(answer: Hint): void {
    hint.value = answer
    if (play.position !== null) notices.tell(hintText(answer, play.position))
  }
  /** Its answer stays until the board changes. */
  async function askClearable(): Promise<void> {
    const { position } = play
    if (position === null || key.value === null || !play.isOn || play.isPaused) return
    const now = key.value
    ask.count(`${now} clearable`)
    asked.value = now
    hint.value = null
    const found = await look(position, settings.settings.searchSeconds)
    if (found !== null && key.value === now) show({ kind: 'clearable', key: now, found })
  }
  const askPair = usePairHint(ask)
  useLostWarning(ask)

  return { shown, isAsked, wayBack, askPair, askClearable, stop, goBack }
})

type Search = ReturnType<typeof useClearSearch>

interface Asking extends Pick<Search, 'look' | 'findPair'> {
  readonly show: (answer: Hint) => void
  readonly count: (entry: string) => void
}

/** A pair that can be linked; asked again, it is the same one. */
function usePairHint({ findPair, show, count }: Asking): () => Promise<void> {
  const play = usePlay()
  return async () => {
    const { position, status } = play
    if (position === null || status !== 'playing' || play.isPaused) return
    const key = keyOf(position)
    count(`${key} pair`)
    const tell = (found: PairHint) => {
      if (play.position === position) show({ kind: 'pair', key, found })
    }
    const found = await findPair(position, linkablePairs(position), tell)
    if (found === null || play.position !== position) return
    playSound('lift')
    tell(found)
  }
}

/** Where that is wished, a lost position is told without being asked for. */
function useLostWarning({ look, show, count }: Asking): void {
  const play = usePlay()
  const playSettings = usePlaySettings()

  async function tellWhetherLost(): Promise<void> {
    const { position } = play
    if (!playSettings.tellLost || position === null || play.status !== 'playing') return
    const key = keyOf(position)
    const found = await look(position, QUIET_SECONDS)
    if (found?.kind !== 'no' || play.position !== position) return
    count(`${key} clearable`)
    show({ kind: 'clearable', key, found })
  }
  watch([() => play.position, () => playSettings.tellLost], tellWhetherLost, { flush: 'post' })
}

/** Counts each hint on a position once for each game. */
function useHintCount() {
  const play = usePlay()
  let counted = new Set<string>()
  watch(
    () => [play.levelId, play.code],
    () => (counted = new Set()),
    { flush: 'sync' },
  )
  return (entry: string): void => {
    if (counted.has(entry)) return
    counted.add(entry)
    play.note(game.withHint)
  }
}

/** Undo to the last position that can be cleared: from here back, one after the other. */
function useWayBack(look: Search['look']) {
  const play = usePlay()
  const notices = useNotices()
  const wayBack = shallowRef<'idle' | 'searching' | 'none'>('idle')

  async function goBack(): Promise<void> {
    const { state } = play
    if (state === null) return
    wayBack.value = 'searching'
    for (let cursor = state.cursor - 1; cursor >= game.attemptStart(state); cursor--) {
      const found = await look(game.positionOf({ ...state, cursor }), QUIET_SECONDS)
      // Given up, or something else was done meanwhile.
      if (found === null || wayBack.value !== 'searching') return
      if (found.kind === 'unknown') break
      if (found.kind === 'no') continue
      play.undoTo(cursor)
      return
    }
    wayBack.value = 'none'
    notices.tell(text('linkHint.noWayBack'))
  }

  return { wayBack, goBack }
}
