/** The levels opened last, of all packs: in the native menu and in the palette. */
import { computed, onMounted, onScopeDispose, shallowRef, watch } from 'vue'
import { MOST_RECENT_LEVELS } from '@shared/ipc/bounds'
import type { LevelId } from '@shared/library/model'
import { usePaletteSources } from '../../actions/paletteSources'
import { bridge } from '../../api/bridge'
import { useOverlays } from '../../frame/overlays'
import { say, titleOf } from '../../i18n/i18n'
import { text } from '../../i18n/text'
import { useLibrary } from '../../stores/library'
import { useNotices } from '../../stores/notices'
import { useOpenLevel } from '../../stores/openLevel'
import { useRoute } from '../../stores/route'

export function useRecentLevels(): void {
  const library = useLibrary()
  const notices = useNotices()
  const openLevel = useOpenLevel()
  const overlays = useOverlays()
  const route = useRoute()
  /** The latest first; with levels that are in the trash, which may be restored. */
  const ids = shallowRef<readonly LevelId[] | null>(null)

  const levels = computed(() =>
    (ids.value ?? [])
      .flatMap((id) => library.levels.get(id) ?? [])
      .slice(0, MOST_RECENT_LEVELS)
      .map(({ id, document }) => ({ id, title: titleOf(document) })),
  )
  function remember(id: LevelId): void {
    const others = (ids.value ?? []).filter((other) => other !== id)
    ids.value = [id, ...others].slice(0, 2 * MOST_RECENT_LEVELS)
  }
  function open(id: LevelId): void {
    overlays.close()
    const { route: now } = route
    route.showLevel(id, now.screen === 'level' ? now.mode : 'edit')
  }
  async function load(): Promise<void> {
    const kept = await bridge.call('recent.read', undefined)
    // Levels opened meanwhile are newer.
    ids.value = [...new Set([...(ids.value ?? []), ...kept])]
  }

  onMounted(() => {
    load().catch(notices.reportUnexpected)
  })
  watch(
    () => openLevel.id,
    (id) => {
      if (id !== null) remember(id)
    },
  )
  // Every save changes the library, but few change the menu.
  watch(
    () => (library.isLoaded && ids.value !== null ? JSON.stringify(levels.value) : null),
    (shown) => {
      if (shown !== null) bridge.call('recent.show', levels.value).catch(notices.reportUnexpected)
    },
  )
  onScopeDispose(bridge.on('level.open', open))
  usePaletteSources().provide(() =>
    levels.value.map(({ id, title }) => ({
      id: `recent:${id}`,
      label: title,
      group: say(text('library.recentLevels')),
      isCurrent: route.route.screen === 'level' && route.route.id === id,
      run: () => {
        open(id)
      },
    })),
  )
}
