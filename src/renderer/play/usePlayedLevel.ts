/** The open level on the play screen: started, restarted for another level, and saved on leaving. */
import { computed, onMounted, onScopeDispose, shallowRef, watch } from 'vue'
import type { DocumentOf, GameDocument, GameId } from '@shared/games/documents'
import { say } from '../i18n/i18n'
import { text, type Text } from '../i18n/text'
import { useNotices } from '../stores/notices'
import { useOpenLevel } from '../stores/openLevel'
import { useLevelList, type LevelOf } from './levelList'

const TICK_MS = 1000

interface Progress<Id extends GameId> {
  readonly useProgress: () => {
    readonly load: () => Promise<void>
    readonly flush: () => Promise<void>
  }
  readonly useSolved: () => (level: LevelOf<Id>) => boolean
}

interface PlayedLevel<Id extends GameId> {
  /**
   * Starts or resumes the level that is open.
   *
   * @returns what is reported; null where it is no level
   */
  readonly begin: (id: string | null, document: DocumentOf<Id>, title: string) => Text | null
  /** The open level was saved as another one, such as the copy of a built-in level. */
  readonly belongTo: (id: string | null) => void
  /** Stops what runs on the screen. */
  readonly leave: () => void
}

export function usePlayedLevel<Id extends GameId>(
  game: Id,
  { useProgress, useSolved }: Progress<Id>,
  played: PlayedLevel<Id>,
) {
  const openLevel = useOpenLevel()
  const notices = useNotices()
  const levels = useLevelList(game, useSolved())
  const progress = useProgress()
  const title = computed(() => openLevel.document?.title ?? say(text('editor.untitled')))
  /** The sheet at the end of a game was closed, to look at the board. */
  const isSheetClosed = shallowRef(false)

  onMounted(() => {
    progress.load().catch(notices.reportUnexpected).finally(begin)
  })
  watch(
    () => [openLevel.ownId, openLevel.generation] as const,
    ([id, opened], [, before]) => {
      if (opened === before) played.belongTo(id)
      else begin()
    },
  )
  onScopeDispose(() => {
    played.leave()
    void progress.flush()
  })

  function begin(): void {
    const { ownId, document } = openLevel
    if (!isOf(game, document)) return
    const started = played.begin(ownId, document, title.value)
    if (started !== null) notices.report(started)
  }
  return { levels, next: levels.next, isSheetClosed }
}

function isOf<Id extends GameId>(
  game: Id,
  document: GameDocument | null,
): document is GameDocument & DocumentOf<Id> {
  return document?.game === game
}

/**
 * Counts the time spent on a level: while its screen is shown and the window is seen.
 *
 * @param spend receives about every second the milliseconds that passed
 * @returns reports the time since the last call at once, before an event that depends on it
 */
export function usePlayClock(spend: (ms: number) => void): () => void {
  let last = performance.now()
  function settle(): void {
    const now = performance.now()
    // A machine that slept was not playing.
    const spent = Math.min(now - last, 2 * TICK_MS)
    if (!document.hidden) spend(spent)
    last = now
  }
  const timer = setInterval(settle, TICK_MS)
  onScopeDispose(() => {
    clearInterval(timer)
  })
  return settle
}
