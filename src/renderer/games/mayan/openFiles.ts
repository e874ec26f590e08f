/** Opened or dropped files become levels of the library; the first one is shown, bad ones reported. */
import { parseAnyText } from '@shared/games/mayan/anyText'
import type { OpenedFile } from '@shared/ipc/contract'
import { faultParameters } from '@shared/messages/fault'
import { text, type MessageKey, type Text } from '../../i18n/text'
import { useLibrary } from '../../stores/library'
import { useNotices } from '../../stores/notices'
import { useRoute } from '../../stores/route'

interface Fault {
  readonly code: string
  /** In the text, counted from 1. */
  readonly line?: number
  readonly column?: number
}

export async function openFiles(files: readonly OpenedFile[]): Promise<void> {
  if (files.length === 0) return
  const notices = useNotices()
  notices.dismissAll()
  const read = files.map((file) => {
    const document = file.ok ? parseAnyText(file.text).document : null
    const fault: Fault | null = !file.ok ? file : document?.ok === false ? document.error : null
    const title = file.name.replace(/\.\w+$/, '')
    return { name: file.name, document: document?.ok ? { title, ...document.value } : null, fault }
  })
  for (const { name, fault } of read) {
    if (fault === null) continue
    notices.reportError(text('notice.file-rejected', { name }), faultText(fault))
  }
  const documents = read.flatMap(({ document }) => document ?? [])
  if (documents.length === 0) return
  const [first] = await useLibrary().create(documents)
  if (first === undefined) return
  useRoute().showLevel(first.id)
  notices.tell(text('status.opened', { name: first.document.title ?? '' }))
}

function faultText(fault: Fault): Text {
  const { code, line, column } = fault
  const words = text(`fault.${code}` as MessageKey, faultParameters(fault))
  if (line === undefined || column === undefined) return words
  return text('notice.place', { line, column, fault: words })
}
