/**
 * Shows changes that other programs make to the library on disk. A change of the open level becomes a
 * step of undo; if the level has unsaved changes, these are kept and the user is asked.
 */
import { onScopeDispose } from 'vue'
import { isEqual } from '@shared/library/history'
import type { LevelId, OutsideChange } from '@shared/library/model'
import type { GameDocument } from '@shared/games/documents'
import { bridge } from '../../api/bridge'
import { text, type Text } from '../../i18n/text'
import { titleOf } from '../../i18n/i18n'
import { useLibrary } from '../../stores/library'
import { useNotices, type NoticeAction } from '../../stores/notices'
import { useOpenLevel } from '../../stores/openLevel'
import { useSaver } from '../../stores/saver'
import { useToasts } from '../../stores/toasts'

export function useOutsideChanges(): void {
  const library = useLibrary()
  const open = useOpenLevel()
  const toasts = useToasts()
  const followOpen = useFollowing()

  onScopeDispose(
    bridge.on('library.changed', ({ library: now, changes }) => {
      // The library is about to be read anyway.
      if (!library.isLoaded) return
      library.show(now)
      const others = changes.filter((change) => change.id !== open.id || !followOpen(change))
      reportOthers(others)
    }),
  )

  /** Reports changes of levels that are not open. */
  function reportOthers(changes: readonly OutsideChange[]): void {
    const trashed = changes.map(({ id }) => id).filter((id) => !library.levels.has(id))
    const changed = changes.length - trashed.length
    if (trashed.length > 0) {
      const label = text('outside.restore')
      toasts.show(trashedText(trashed, changes), { label, run: () => library.restore(trashed) })
    } else if (changed > 0) toasts.show({ key: 'outside.changed', count: changed })
  }

  function trashedText(ids: readonly LevelId[], changes: readonly OutsideChange[]): Text {
    const [level, ...others] = library.trash.filter(({ id }) => ids.includes(id))
    if (level === undefined || others.length > 0) {
      return { key: 'outside.trashed', count: ids.length }
    }
    const { kind } = changes.find(({ id }) => id === level.id) ?? { kind: 'deleted' }
    const key = kind === 'unreadable' ? 'outside.trashedUnreadable' : 'outside.trashedOne'
    return text(key, { title: titleOf(level.document) })
  }
}

/** @returns whether the change was reported */
function useFollowing(): (change: OutsideChange) => boolean {
  const library = useLibrary()
  const open = useOpenLevel()
  const saver = useSaver()
  const notices = useNotices()
  const toasts = useToasts()

  return (change) => {
    const { document } = open
    if (document === null || !library.levels.has(change.id)) return false
    const title = titleOf(document)
    if (change.kind === 'changed' && saver.unsavedOf(change.id) === null) {
      if (isEqual(change.document, document)) return true
      open.change(change.document)
      toasts.show(text('outside.followed', { title }))
      return true
    }
    const isOther = change.kind === 'changed' || change.kind === 'overwritten'
    const detail = isOther ? 'overwritten' : change.kind
    if (detail === 'added') return false
    const actions = isOther ? choices(change.id, change.document) : []
    const id = notices.reportError(
      text('outside.title', { title }),
      text(`outside.${detail}`),
      null,
      actions.map(({ label, run }) => ({
        label,
        run: async () => {
          notices.dismiss(id)
          await run()
        },
      })),
    )
    return true
  }

  function choices(id: LevelId, other: GameDocument): readonly NoticeAction[] {
    return [
      {
        label: text('outside.useOther'),
        run: async () => {
          if (await open.open(id)) open.change(other)
        },
      },
      { label: text('outside.keepMine'), run: () => Promise.resolve() },
    ]
  }
}
