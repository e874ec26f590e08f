/** The open level on the play screen: started, restarted for another level, and saved on leaving. */
import { onMounted, onScopeDispose, watch } from 'vue'
import { useNotices } from '../stores/notices'
import { useOpenLevel } from '../stores/openLevel'

interface PlayedLevel {
  readonly progress: {
    readonly load: () => Promise<void>
    readonly flush: () => Promise<void>
  }
  /** Starts or resumes the level that is open. */
  readonly begin: () => void
  /** The open level was saved as another one, such as the copy of a built-in level. */
  readonly belongTo: (id: string | null) => void
  /** Stops what runs on the screen. */
  readonly leave: () => void
}

export function usePlayedLevel({ progress, begin, belongTo, leave }: PlayedLevel): void {
  const openLevel = useOpenLevel()
  const notices = useNotices()

  onMounted(() => {
    progress.load().catch(notices.reportUnexpected).finally(begin)
  })
  watch(
    () => [openLevel.ownId, openLevel.generation] as const,
    ([id, opened], [, before]) => {
      if (opened === before) belongTo(id)
      else begin()
    },
  )
  onScopeDispose(() => {
    leave()
    void progress.flush()
  })
}
