/** Writes a kit into a folder of its own, where the user wants it. */
import { kitFiles } from '@shared/games/mayan/contestKit/kitFiles'
import type { KitLevel } from '@shared/games/mayan/contestKit/kitTask'
import type { Recipe } from '@shared/games/mayan/contestKit/recipe'
import { MESSAGES } from '@shared/messages/catalog'
import { bridge } from '../../../api/bridge'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'

/** Its README is in the language in force. */
export async function writeKit(recipe: Recipe, levels: readonly KitLevel[]): Promise<void> {
  const notices = useNotices()
  const files = kitFiles(recipe, levels, MESSAGES[useSettings().language])
  const name = `mayan-kit-${recipe.seed}`
  const result = await bridge.call('file.exportFolder', { name, files })
  if (result === null) return
  if (result.ok) {
    const { names, folder } = result
    notices.tell({ key: 'kit.written', count: names.length, values: { folder } })
  } else {
    const { code, message } = result
    notices.reportError(text('kit.refused'), text(`exportFault.${code}`, { message }))
  }
}
