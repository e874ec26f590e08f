/** Changes of the open level that are reported in the status bar. */
import type { Text } from '../i18n/text'
import { useNotices } from '../stores/notices'

/** @returns a function that changes the setup, and returns whether anything changed */
export function useNotedChange<Setup>(level: {
  readonly setup: Setup
  change(changed: Setup): void
}): (changed: Setup, note: Text) => boolean {
  const notices = useNotices()
  return (changed, note) => {
    if (changed === level.setup) return false
    level.change(changed)
    notices.report(note)
    return true
  }
}
