/** Levels are given away as files. */
import { printPackJson } from '@shared/library/packJson'
import type { ExportFile, Pack } from '@shared/library/model'
import { bridge } from '../api/bridge'
import { say } from '../i18n/i18n'
import { text } from '../i18n/text'
import { useLibrary } from '../stores/library'
import { useNotices } from '../stores/notices'
import { packName } from '../stores/place'

export function useExporting() {
  const library = useLibrary()
  const notices = useNotices()

  async function exportPack(pack: Pack): Promise<void> {
    const name = say(packName(pack))
    const documents = library.levelsOf(pack).map(({ document }) => document)
    await write([{ name: `${fileNameOf(name)}.json`, content: printPackJson(name, documents) }])
  }
  async function write(files: readonly ExportFile[]): Promise<void> {
    const result = await bridge.call('file.export', files)
    if (result === null) return
    if (result.ok) {
      notices.tell({
        key: 'exports.done',
        count: result.names.length,
        values: { folder: result.folder },
      })
    } else {
      notices.reportError(
        text('exports.refused'),
        text(`exportFault.${result.code}`, { message: result.message }),
      )
    }
  }
  return { exportPack, write }
}

/** A name that every file system takes. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\.+$/, '')
    .slice(0, 100)
    .trim()
  return name === '' ? 'level' : name
}
