/**
 * Hints on the position on screen, and the way back to the last one that can be won. Nothing is
 * reported unasked, except a lost position where the setting for it is on.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { replay } from '@shared/games/mayan/rules/moves'
import { HINT_STRENGTHS, type HintStrength } from '@shared/games/mayan/records/progressRecord'
import { blockAt } from '@shared/games/mayan/rules/position'
import { text, type Text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { cellText, colourText, sideText } from '../board/words'
import { usePlay } from './playStore'
import { useHintCount, useWayBack } from '../../../play/hints'
import { usePlaySettings } from '../../../play/playSettings'
import { withAssist } from './playState'
import { keyOf, type Prospect, type Winnable } from './winnable'
import { useWinSearch } from './winSearch'

export const useHints = defineStore('mayan.hints', () => {
  const { find, search, look, stop: stopSearch } = useWinSearch()
  const { prospect, key } = useProspect()
  const playSettings = usePlaySettings()
  const notices = useNotices()
  const count = useAssistCount()
  const asked = shallowRef<{ readonly key: string; readonly strength: HintStrength } | null>(null)
  const { wayBack, goBack, stop: stopWayBack } = useWayBackByMoves(look)

  const strength = computed(() => (asked.value?.key === key.value ? asked.value.strength : null))
  const shown = computed<Winnable | null>(() => {
    const answer = key.value === null ? undefined : find(key.value)
    const isWarned = playSettings.warnLost && answer?.kind === 'loses'
    return (strength.value !== null || isWarned ? answer : null) ?? null
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
  watch([key, () => playSettings.warnLost], warnIfLost, { flush: 'post' })

  function stop(): void {
    stopSearch()
    stopWayBack()
  }
  /** Its answer stays until the next move. */
  async function ask(wanted: HintStrength): Promise<void> {
    const now = prospect.value
    if (now === null || now.left === 0) return
    const question = { key: keyOf(now), strength: wanted }
    asked.value = question
    count(question.key, wanted)
    const found = await look(now)
    if (found !== null && asked.value === question) notices.report(hintText(found, wanted, now))
  }
  /** The next stronger hint than the one on screen. */
  function askMore(): Promise<void> {
    const next = strength.value === null ? 0 : HINT_STRENGTHS.indexOf(strength.value) + 1
    return ask(HINT_STRENGTHS[next] ?? 'move')
  }
  async function warnIfLost(): Promise<void> {
    const now = prospect.value
    if (!playSettings.warnLost || now === null || now.left === 0) return
    const found = await look(now)
    if (found?.kind !== 'loses' || key.value !== keyOf(now)) return
    count(keyOf(now), 'winnable')
    notices.report(text('hint.loses'))
  }
  return { strength, shown, hintedMove, search, wayBack, ask, askMore, stop, goBack }
})

/** The position that hints are about, and its code; null once the level is won. */
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
  const countOnce = useHintCount(play)
  return (position: string, strength: HintStrength): void => {
    countOnce(`${position} ${strength}`, () => {
      play.note((now) => withAssist(now, strength))
    })
  }
}

function useWayBackByMoves(look: (at: Prospect) => Promise<Winnable | null>) {
  const play = usePlay()
  const { goBack: goBackWith, ...way } = useWayBack(text('hint.noWayBack'))

  async function goBack(): Promise<void> {
    const { state, attempt } = play
    if (state === null || attempt === null) return
    const { position: start, steps } = state.level
    const { positions } = replay(start, attempt.moves.slice(0, attempt.done))
    const lookAt = async (done: number) => {
      const found = await look({ position: positions[done - 1] ?? start, left: steps - done })
      return found?.kind ?? null
    }
    await goBackWith(attempt.done, lookAt, play.undoTo)
  }

  return { ...way, goBack }
}

/** A hint in words. */
export function hintText(found: Winnable, strength: HintStrength, { position }: Prospect): Text {
  if (found.kind === 'loses') return text('hint.loses')
  if (found.kind === 'unknown') {
    return found.reason === 'failed'
      ? text('hint.failed')
      : text('hint.unknown', { limit: text(`limit.${found.reason}`) })
  }
  const [move] = found.moves
  if (strength === 'winnable' || move === undefined) {
    return text('hint.wins')
  }
  const block = colourText(blockAt(position, move.x, move.y))
  const values = { cell: cellText(move), block, side: sideText(move.g) }
  return strength === 'block' ? text('hint.block', values) : text('hint.move', values)
}
