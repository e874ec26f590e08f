/** Tells that something could not be saved, and why, for as long as that is so; once for a reason. */
import type { GameDocument } from '@shared/games/documents'
import type { WriteFault } from '@shared/library/model'
import { saveCopies } from '../api/saveCopies'
import { text } from '../i18n/text'
import { useNotices } from './notices'

export function useUnsavedNotice(
  unsaved: () => readonly GameDocument[],
  tryNow: () => Promise<void>,
) {
  const notices = useNotices()
  let shown: { readonly id: number; readonly reason: string } | null = null

  function tell(code: WriteFault, message: string): void {
    const reason = `${code} ${message}`
    if (shown?.reason === reason) return
    if (shown !== null) notices.dismiss(shown.id)
    const id = notices.reportError(
      text('unsaved.title'),
      text(`unsaved.${code}`, { message }),
      text('unsaved.kept'),
      [
        { label: text('unsaved.tryNow'), run: tryNow },
        { label: text('unsaved.saveCopy'), run: () => saveCopies(unsaved()).then(tellCopied) },
      ],
    )
    shown = { id, reason }
  }
  function tellCopied(folder: string | null): void {
    if (folder !== null) notices.tell(text('unsaved.copied', { folder }))
  }
  /** Everything is on disk. */
  function takeBack(): void {
    if (shown === null) return
    notices.dismiss(shown.id)
    notices.tell(text('unsaved.savedAgain'))
    shown = null
  }

  return { tell, takeBack }
}
