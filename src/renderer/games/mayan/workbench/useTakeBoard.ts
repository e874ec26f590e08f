/** Puts a board that a tool found on screen: one step of undo. */
import type { Setup } from '@shared/games/mayan/rules/setup'
import type { Text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'

export function useTakeBoard() {
  const level = useLevel()
  const stepper = useStepper()
  const notices = useNotices()

  return (setup: Setup, note: Text): void => {
    stepper.goTo(0)
    level.change(setup)
    notices.report(note)
  }
}
