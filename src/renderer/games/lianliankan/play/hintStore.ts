/**
 * Hints on the position on screen: a pair, or whether it can be cleared; and the way back to the
 * last position that can. Nothing is reported unasked, except a lost position where the
 * setting for it is on.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { linkablePairs } from '@shared/games/lianliankan/rules/linkable'
import { tileAt, type Position } from '@shared/games/lianliankan/rules/position'
import { text, type Text } from '../../../i18n/text'
import { playSound } from '../../../play/sounds'
import { useHintCount, useWayBack } from '../../../play/hints'
import { usePlaySettings } from '../../../play/playSettings'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'
import { keyOf, useClearSearch, type Clearable, type PairHint } from './clearSearch'
import { pairValues } from './linkText'
import * as game from './playState'
import { usePlay } from './playStore'

/** Limit of a search that the player did not ask for, in seconds. */
const QUIET_SECONDS = 2

/** An answer about the position that `key` names. */
export type Hint =
  | { readonly kind: 'pair'; readonly key: string; readonly found: PairHint }
  | { readonly kind: 'clearable'; readonly key: string; readonly found: Clearable }

const PAIR_TEXTS = {
  wins: 'linkHint.good',
  loses: 'linkHint.lost',
  undecided: 'linkHint.unchecked',
} as const

export const useHints = defineStore('lianliankan.hints', () => {
  const { isSearching, look, findPair, stop: stopSearch } = useClearSearch()
  const play = usePlay()
  const settings = useSettings()
  const notices = useNotices()
  const ask: Asking = { look, findPair, show, count: useCountedHints() }
  const key = computed(() =>
    play.position === null || play.left === 0 ? null : keyOf(play.position),
  )
  const hint = shallowRef<Hint | null>(null)
  const asked = shallowRef<string | null>(null)
  const { wayBack, goBack, stop: stopWayBack } = useWayBackBySteps(look)

  const shown = computed(() => (hint.value?.key === key.value ? hint.value : null))
  /** The search runs for the player, not for a warning. */
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
    stopWayBack()
  }
  function show(answer: Hint): void {
    hint.value = answer
    if (play.position !== null) notices.report(hintText(answer, play.position))
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
    const showPair = (found: PairHint) => {
      if (play.position === position) show({ kind: 'pair', key, found })
    }
    const found = await findPair(position, linkablePairs(position), showPair)
    if (found === null || play.position !== position) return
    playSound('lift')
    showPair(found)
  }
}

/** Reports a lost position unasked, where the setting for it is on. */
function useLostWarning({ look, show, count }: Asking): void {
  const play = usePlay()
  const playSettings = usePlaySettings()

  async function warnIfLost(): Promise<void> {
    const { position } = play
    if (!playSettings.warnLost || position === null || play.status !== 'playing') return
    const key = keyOf(position)
    const found = await look(position, QUIET_SECONDS)
    if (found?.kind !== 'loses' || play.position !== position) return
    count(`${key} clearable`)
    show({ kind: 'clearable', key, found })
  }
  watch([() => play.position, () => playSettings.warnLost], warnIfLost, { flush: 'post' })
}

/** Counts each hint on a position once for each game. */
function useCountedHints() {
  const play = usePlay()
  const countOnce = useHintCount(play)
  return (entry: string): void => {
    countOnce(entry, () => {
      play.note(game.withHint)
    })
  }
}

function useWayBackBySteps(look: Search['look']) {
  const play = usePlay()
  const { goBack: goBackWith, ...way } = useWayBack(text('linkHint.noWayBack'))

  async function goBack(): Promise<void> {
    const { state } = play
    if (state === null) return
    const start = game.attemptStart(state)
    const lookAt = async (done: number) => {
      const position = game.positionOf({ ...state, cursor: start + done })
      const found = await look(position, QUIET_SECONDS)
      return found?.kind ?? null
    }
    await goBackWith(state.cursor - start, lookAt, (done) => play.undoTo(start + done))
  }

  return { ...way, goBack }
}

/** A hint in words. */
export function hintText(hint: Hint, position: Position): Text {
  if (hint.kind === 'pair') {
    const { pair, outcome } = hint.found
    return text(PAIR_TEXTS[outcome], pairValues(pair, tileAt(position, pair[0])))
  }
  const { found } = hint
  if (found.kind === 'wins') return text('linkHint.yes')
  if (found.kind === 'loses') return text('linkHint.no')
  if (found.reason === 'failed') return text('linkHint.failed')
  return text('linkHint.unknown', { limit: text(`limit.${found.reason}`) })
}
