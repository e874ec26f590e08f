/** New levels and files on any screen: from the menu, a drop, arguments, the clipboard. */
import { onMounted, onScopeDispose } from 'vue'
import type { GameId } from '@shared/games/documents'
import type { OpenedFile } from '@shared/ipc/contract'
import { useActions } from '../../actions/actions'
import { bridge } from '../../api/bridge'
import { GAMES } from '../../games/registry'
import { text } from '../../i18n/text'
import { useLibrary } from '../../stores/library'
import { useNotices } from '../../stores/notices'
import { useRoute } from '../../stores/route'
import { useToasts } from '../../stores/toasts'
import { useBrowser } from '../browse/browser'
import { useChanges } from '../changes/changes'
import { useImports } from '../exchange/imports'
import { focusedOn } from '../browse/selection'

export function useAppFiles() {
  const library = useLibrary()
  const notices = useNotices()
  const imports = useImports()
  const browser = useBrowser()
  const changes = useChanges()
  const route = useRoute()
  const toasts = useToasts()

  function take(files: readonly OpenedFile[], opens: boolean): void {
    imports.importFiles(files, opens).catch(notices.reportUnexpected)
  }
  async function create(game: GameId): Promise<void> {
    const packId = browser.targetPackId
    const [id] = await changes.add([GAMES[game].blank()], { packId, before: null })
    if (id === undefined) return
    if (browser.place.kind !== 'pack' || browser.place.packId !== packId) {
      browser.show({ kind: 'pack', packId })
    }
    browser.query = ''
    if (browser.game !== game) browser.game = null
    browser.select(focusedOn(id))
    route.showLevel(id)
  }
  async function start(): Promise<void> {
    await library.load()
    browser.showFirst()
    // Only main knows whether the page was reloaded after a crash.
    if (await bridge.call('page.wasGone', undefined)) toasts.show(text('status.recovered'))
    take(await bridge.call('file.takeStartFiles', undefined), true)
  }

  useActions().provide({
    'file.new': { run: () => create('mayan') },
    'file.newBoard': { run: () => create('lianliankan') },
    'file.open': {
      run: async () => {
        const files = await bridge.call('file.open', undefined)
        if (files !== null) take(files, true)
      },
    },
    'edit.paste': {
      run: async () => imports.importText(await bridge.call('clipboard.readText', undefined)),
    },
    'nav.library': {
      enabled: () => route.route.screen !== 'library',
      run: () => {
        // The last message was about a level.
        notices.status = text('status.ready')
        route.showLibrary()
      },
    },
  })
  onScopeDispose(bridge.on('file.opened', (files) => take(files, true)))
  onMounted(() => {
    start().catch(notices.reportUnexpected)
  })

  /** For a drop: a single level is opened only if a level is on screen already. */
  return (files: readonly OpenedFile[]) => {
    take(files, route.route.screen === 'level')
  }
}
