/**
 * Hints on the position on screen, and the way back to the last one that can be won. Nothing is
 * told that was not asked for, except a lost position where that is wished.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { replay } from '@shared/games/mayan/rules/moves'
import { HINT_STRENGTHS, type HintStrength } from '@shared/games/mayan/records/progressRecord'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { hintText } from './hintText'
import { usePlay } from './playStore'
import { usePlaySettings } from '../../../play/playSettings'
import { withAssist } from './playState'
import { keyOf, type Prospect, type Winnable } from './winnable'
import { useWinSearch } from './winSearch'

export const useHints = defineStore('mayan.hints', () => {
  const { known, search, look, stop: stopSearch } = useWinSearch()
  const { prospect, key } = useProspect()
  const playSettings = usePlaySettings()
  const notices = useNotices()
  const count = useAssistCount()
  const asked = shallowRef<{ readonly key: string; readonly strength: HintStrength } | null>(null)
  const { wayBack, goBack } = useWayBack(look)

  const strength = computed(() => (asked.value?.key === key.value ? asked.value.strength : null))
  const shown = computed<Winnable | null>(() => {
    const answer = key.value === null ? undefined : known.value.get(key.value)
    const isTold = playSettings.tellLost && answer?.kind === 'loses'
    return (strength.value !== null || isTold ? answer : null) ?? null
  })
  const hintedMove = computed(() => {
    const isWin = shown.value?.kind === 'wins' && strength.value !== 'winnable'
    return isWin ? shown.value.moves[0] : undefined
  })

  watch(
    key,
    () => {
      stop()
      asked.value = null
      wayBack.value = 'idle'
    },
    { flush: 'sync' },
  )
  watch([key, () => playSettings.tellLost], tellWhetherLost, { flush: 'post' })

  function stop(): void {
    stopSearch()
    if (wayBack.value === 'searching') wayBack.value = 'idle'
  }
  /** Its answer stays until the next move. */
  async function ask(wanted: HintStrength): Promise<void> {
    const now = prospect.value
    if (now === null || now.left === 0) return
    const question = { key: keyOf(now), strength: wanted }
    asked.value = question
    count(question.key, wanted)
    const found = await look(now)
    if (found !== null && asked.value === question) notices.tell(hintText(found, wanted, now))
  }
  /** The next stronger hint than the one on screen. */
  function askMore(): Promise<void> {
    const next = strength.value === null ? 0 : HINT_STRENGTHS.indexOf(strength.value) + 1
    return ask(HINT_STRENGTHS[next] ?? 'move')
  }
  async function tellWhetherLost(): Promise<void> {
    const now = prospect.value
    if (!playSettings.tellLost || now === null || now.left === 0) return
    const found = await look(now)
    if (found?.kind !== 'loses' || key.value !== keyOf(now)) return
    count(keyOf(now), 'winnable')
    notices.tell(text('hint.loses'))
  }

  return { strength, shown, hintedMove, search, wayBack, ask, askMore, stop, goBack }
})

/** The position that hints are about, and its name; null where there is nothing to win any more. */
function useProspect() {
  const play = usePlay()
  const prospect = computed<Prospect | null>(() => {
    const { position, left, status } = play
    return position === null || status === 'won' ? null : { position, left }
  })
  const key = computed(() => (prospect.value === null ? null : keyOf(prospect.value)))
  return { prospect, key }
}

/** Counts a hint of a strength on a position once for each game. */
function useAssistCount() {
  const play = usePlay()
  let counted = new Set<string>()
  watch(
    () => [play.levelId, play.code],
    () => (counted = new Set()),
    { flush: 'sync' },
  )
  return (position: string, strength: HintStrength): void => {
    const entry = `${position} ${strength}`
    if (counted.has(entry)) return
    counted.add(entry)
    play.note((now) => withAssist(now, strength))
  }
}

/** Undo to the last position of the attempt that can be won: from here back, one after the other. */
function useWayBack(look: (at: Prospect) => Promise<Winnable | null>) {
  const play = usePlay()
  const notices = useNotices()
  const wayBack = shallowRef<'idle' | 'searching' | 'none'>('idle')

  async function goBack(): Promise<void> {
    const { state, attempt } = play
    if (state === null || attempt === null) return
    const { position: start, steps } = state.level
    const { positions } = replay(start, attempt.moves.slice(0, attempt.done))
    wayBack.value = 'searching'
    for (let done = attempt.done - 1; done >= 0; done--) {
      const found = await look({ position: positions[done - 1] ?? start, left: steps - done })
      if (found === null) return
      if (found.kind === 'unknown') break
      if (found.kind === 'loses') continue
      play.undoTo(done)
      return
    }
    wayBack.value = 'none'
    notices.tell(text('hint.noWayBack'))
  }

  return { wayBack, goBack }
}
