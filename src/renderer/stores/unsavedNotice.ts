/** Tells that levels could not be saved, with ways to save them all the same. */
import type { GameDocument } from '@shared/games/documents'
import { saveCopies } from '../api/saveCopies'
import { text } from '../i18n/text'
import { useNotices } from './notices'
import { useRefusalNotice } from './refusalNotice'

export function useUnsavedNotice(
  unsaved: () => readonly GameDocument[],
  tryNow: () => Promise<void>,
) {
  const notices = useNotices()

  async function saveCopy(): Promise<void> {
    const folder = await saveCopies(unsaved())
    if (folder !== null) notices.tell(text('unsaved.copied', { folder }))
  }
  return useRefusalNotice({
    title: text('unsaved.title'),
    reason: (code, message) => text(`unsaved.${code}`, { message }),
    hint: text('unsaved.kept'),
    savedAgain: text('unsaved.savedAgain'),
    actions: [
      { label: text('unsaved.tryNow'), run: tryNow },
      { label: text('unsaved.saveCopy'), run: saveCopy },
    ],
  })
}
