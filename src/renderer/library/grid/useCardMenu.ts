/** The actions on the selected levels, as a menu. */
import {
  ArchiveRestore,
  ClipboardPaste,
  Copy,
  CopyPlus,
  FileOutput,
  FilePlus,
  FileText,
  FolderInput,
  FolderOpen,
  Pencil,
  Play,
  Plus,
  Trash2,
} from '@lucide/vue'
import { computed, type Component } from 'vue'
import type { CommandId } from '@shared/commands'
import { useActions } from '../../actions/actions'
import { say } from '../../i18n/i18n'
import { text } from '../../i18n/text'
import { packName, useLibrary } from '../../stores/library'
import { useRoute } from '../../stores/route'
import type { MenuEntry } from '../../ui/menuEntry'
import { useBrowser } from '../browse/browser'
import { useChanges } from '../changes/changes'
import { usePackTasks } from '../rail/packTasks'

export function useCardMenu() {
  const actions = useActions()
  const browser = useBrowser()
  const route = useRoute()
  const moveEntries = useMoveEntries()

  const command = (id: CommandId, icon: Component, isGrave = false): MenuEntry => ({
    kind: 'item',
    id,
    label: say(text(`command.${id}`)),
    icon,
    shortcut: actions.shortcutOf(id),
    isDisabled: !actions.isEnabled(id),
    isGrave,
    run: () => actions.run(id),
  })
  const open = (mode: 'edit' | 'play', icon: Component): MenuEntry => ({
    kind: 'item',
    id: mode,
    label: say(text(`library.${mode}`)),
    icon,
    run: () => {
      const [id] = browser.targets
      if (id !== undefined) route.showLevel(id, mode)
    },
  })
  const line = (id: string): MenuEntry => ({ kind: 'line', id })

  return computed<readonly MenuEntry[]>(() => {
    const count = browser.targets.length
    if (browser.isTrash) {
      return [
        command('library.restore', ArchiveRestore),
        command('library.emptyTrash', Trash2, true),
      ]
    }
    if (count === 0) {
      return [
        command('file.new', FilePlus),
        command('file.open', FolderOpen),
        command('edit.paste', ClipboardPaste),
      ]
    }
    return [
      ...(count === 1 ? [open('edit', Pencil), open('play', Play), line('1')] : []),
      command('edit.copy', Copy),
      command('library.copyContest', FileText),
      command('library.duplicate', CopyPlus),
      {
        kind: 'menu',
        id: 'move',
        label: say(text('library.moveTo')),
        icon: FolderInput,
        entries: moveEntries.value,
      },
      command('file.export', FileOutput),
      line('2'),
      command('library.trash', Trash2, true),
    ]
  })
}

/** The packs that the selected levels can be moved to. */
export function useMoveEntries() {
  const library = useLibrary()
  const browser = useBrowser()
  const changes = useChanges()
  const packTasks = usePackTasks()

  async function moveToNewPack(): Promise<void> {
    const ids = browser.targets
    const pack = await library.createPack(say(text('pack.newName')))
    await changes.move(ids, { packId: pack.id, before: null })
    browser.show({ kind: 'pack', packId: pack.id })
    packTasks.rename(pack.id)
  }

  return computed<readonly MenuEntry[]>(() => [
    ...library.packs
      .filter(({ id }) => !library.isReadOnly(id) && id !== browser.pack?.id)
      .map((pack) => ({
        kind: 'item' as const,
        id: pack.id,
        label: say(packName(pack)),
        run: () => void changes.move(browser.targets, { packId: pack.id, before: null }),
      })),
    { kind: 'line', id: 'line' },
    {
      kind: 'item',
      id: 'new',
      label: say(text('library.moveToNew')),
      icon: Plus,
      run: () => void moveToNewPack(),
    },
  ])
}
