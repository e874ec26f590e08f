/** The actions on the open level as a file: copy, export, versions. */
import { levelCodeOf } from '@shared/games/registry'
import { useActions, type Action } from '../../actions/actions'
import { bridge } from '../../api/bridge'
import { useOverlays } from '../../frame/overlays'
import { text } from '../../i18n/text'
import { useLibrary } from '../../stores/library'
import { useNotices } from '../../stores/notices'
import { useOpenLevel } from '../../stores/openLevel'
import { useRoute } from '../../stores/route'
import { useSaver } from '../../stores/saver'
import { useExporting } from '../exchange/exporting'

export function useLevelFiles(): void {
  const open = useOpenLevel()
  const library = useLibrary()
  const overlays = useOverlays()
  const exporting = useExporting()
  const saver = useSaver()
  const notices = useNotices()
  const route = useRoute()
  const isOnScreen = () => route.route.screen === 'level' && open.document !== null
  const isKept = () =>
    isOnScreen() && open.packId !== null && open.id !== null && !library.isReadOnly(open.packId)

  const copyCode: Action = {
    enabled: isOnScreen,
    run: async () => {
      const { document } = open
      const code = document === null ? null : levelCodeOf(document)
      if (code === null) {
        notices.report(text('status.no-code'))
        return
      }
      await bridge.call('clipboard.writeText', code)
      notices.report(text('status.code-copied'))
    },
  }

  useActions().provide({
    'file.export': {
      enabled: isOnScreen,
      run: async () => {
        await saver.flush()
        const { id, document, packId } = open
        if (id === null || document === null || packId === null) return
        await exporting.open([{ id, packId, document, modified: Date.now() }])
      },
    },
    'file.versions': {
      enabled: isKept,
      run: async () => {
        await saver.flush()
        overlays.toggle('versions')
      },
    },
    'edit.copy': copyCode,
    'level.copyCode': copyCode,
  })
}
