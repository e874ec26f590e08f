/** Opened or dropped files: the first good one is shown, each bad one is reported. */
import { parseContestText } from '@shared/games/mayan/contestText'
import type { OpenedFile } from '@shared/ipc/contract'
import { faultParameters } from '@shared/messages/fault'
import { text, type MessageKey, type Text } from '../../i18n/text'
import { useNotices } from '../../stores/notices'
import { useLevel } from './stores/level'

interface Fault {
  readonly code: string
  /** In the text, counted from 1. */
  readonly line?: number
  readonly column?: number
}

export function openFiles(files: readonly OpenedFile[]): void {
  if (files.length === 0) return
  const notices = useNotices()
  const read = files.map((file) => {
    const setup = file.ok ? parseContestText(file.text) : null
    const fault: Fault | null = !file.ok ? file : setup?.ok === false ? setup.error : null
    return { name: file.name, setup: setup?.ok ? setup.value : null, fault }
  })
  notices.dismissAll()

  const shown = read.find(({ setup }) => setup !== null)
  if (shown?.setup) {
    useLevel().show(shown.setup, shown.name)
    notices.tell(text('status.opened', { name: shown.name }))
  }
  for (const { name, fault } of read) {
    if (fault === null) continue
    const hint = shown === undefined ? text('notice.board-kept') : null
    notices.reportError(text('notice.file-rejected', { name }), faultText(fault), hint)
  }
}

function faultText(fault: Fault): Text {
  const { code, line, column } = fault
  const words = text(`fault.${code}` as MessageKey, faultParameters(fault))
  if (line === undefined || column === undefined) return words
  return text('notice.place', { line, column, fault: words })
}
