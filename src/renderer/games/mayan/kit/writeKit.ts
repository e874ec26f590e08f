/** Writes a kit into a folder of its own, where the user wants it. */
import { kitFiles } from '@shared/games/mayan/contestKit/kitFiles'
import type { KitLevel } from '@shared/games/mayan/contestKit/kitTask'
import type { Recipe } from '@shared/games/mayan/contestKit/recipe'
import { currentMessages } from '../../../i18n/i18n'
import { text, type Text } from '../../../i18n/text'
import { useFileWriting } from '../../../stores/fileWriting'
import { useNotices } from '../../../stores/notices'

/**
 * Its README is in the language in force.
 *
 * @returns what was written, in words; null where nothing was
 */
export async function writeKit(recipe: Recipe, levels: readonly KitLevel[]): Promise<Text | null> {
  const notices = useNotices()
  const files = kitFiles(recipe, levels, currentMessages())
  const name = `mayan-kit-${recipe.seed}`
  const result = await useFileWriting().write(files, name)
  if (result === null) return null
  if (!result.ok) {
    const { code, message } = result
    notices.reportError(text('kit.refused'), text(`exportFault.${code}`, { message }))
    return null
  }
  const { names, folder } = result
  const written: Text = { key: 'kit.written', count: names.length, values: { folder } }
  notices.report(written)
  return written
}
