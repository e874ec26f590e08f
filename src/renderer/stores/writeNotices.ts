/** Error notices about failed writes: shown as long as the failure lasts, once for each reason. */
import type { GameDocument } from '@shared/games/documents'
import type { WriteFault } from '@shared/library/model'
import { saveCopies } from '../api/saveCopies'
import { text, type Text } from '../i18n/text'
import { useNotices, type NoticeAction } from './notices'

export interface WriteNoticeTexts {
  readonly title: Text
  readonly reason: (code: WriteFault, message: string) => Text
  /** What happens to the unsaved data meanwhile. */
  readonly hint: Text
  readonly savedAgain: Text
  readonly actions?: readonly NoticeAction[]
}

export function useWriteNotice({
  title,
  reason,
  hint,
  savedAgain,
  actions = [],
}: WriteNoticeTexts) {
  const notices = useNotices()
  let shown: { readonly id: number; readonly reason: string } | null = null

  function report(code: WriteFault, message: string): void {
    const why = `${code} ${message}`
    if (shown?.reason === why) return
    if (shown !== null) notices.dismiss(shown.id)
    const id = notices.reportError(title, reason(code, message), hint, actions)
    shown = { id, reason: why }
  }
  /** Everything is on disk again. */
  function clear(): void {
    if (shown === null) return
    notices.dismiss(shown.id)
    notices.report(savedAgain)
    shown = null
  }

  return { report, clear }
}

/** About data that is kept beside the levels. */
export function useDataNotice(about: 'settings' | 'progress') {
  return useWriteNotice({
    title: text(`dataUnsaved.${about}`),
    reason: (code, message) => text(`dataUnsaved.${code}`, { message }),
    hint: text('dataUnsaved.kept'),
    savedAgain: text(`dataUnsaved.${about}Saved`),
  })
}

/** About levels, with ways to save them elsewhere. */
export function useLevelNotice(unsaved: () => readonly GameDocument[], retry: () => Promise<void>) {
  const notices = useNotices()

  async function saveCopy(): Promise<void> {
    const folder = await saveCopies(unsaved())
    if (folder !== null) notices.report(text('unsaved.copied', { folder }))
  }
  return useWriteNotice({
    title: text('unsaved.title'),
    reason: (code, message) => text(`unsaved.${code}`, { message }),
    hint: text('unsaved.kept'),
    savedAgain: text('unsaved.savedAgain'),
    actions: [
      { label: text('unsaved.tryNow'), run: retry },
      { label: text('unsaved.saveCopy'), run: saveCopy },
    ],
  })
}
