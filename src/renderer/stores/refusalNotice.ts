/** Tells that something could not be saved, and why, for as long as that is so; once for a reason. */
import type { WriteFault } from '@shared/library/model'
import { text, type Text } from '../i18n/text'
import { useNotices, type NoticeAction } from './notices'

export interface RefusalWords {
  readonly title: Text
  readonly reason: (code: WriteFault, message: string) => Text
  /** What becomes of it meanwhile. */
  readonly hint: Text
  readonly savedAgain: Text
  readonly actions?: readonly NoticeAction[]
}

export function useRefusalNotice({ title, reason, hint, savedAgain, actions = [] }: RefusalWords) {
  const notices = useNotices()
  let shown: { readonly id: number; readonly reason: string } | null = null

  function tell(code: WriteFault, message: string): void {
    const why = `${code} ${message}`
    if (shown?.reason === why) return
    if (shown !== null) notices.dismiss(shown.id)
    const id = notices.reportError(title, reason(code, message), hint, actions)
    shown = { id, reason: why }
  }
  /** Everything is on disk. */
  function takeBack(): void {
    if (shown === null) return
    notices.dismiss(shown.id)
    notices.tell(savedAgain)
    shown = null
  }

  return { tell, takeBack }
}

/** Of what the app keeps beside the levels. */
export function useDataNotice(about: 'settings' | 'progress') {
  return useRefusalNotice({
    title: text(`dataUnsaved.${about}`),
    reason: (code, message) => text(`dataUnsaved.${code}`, { message }),
    hint: text('dataUnsaved.kept'),
    savedAgain: text(`dataUnsaved.${about}Saved`),
  })
}
