/** "Make a level of this position": what is left after some moves, with the moves that are left. */
import { unpackStacks } from '@shared/games/mayan/position'
import { HOME_PACK_ID } from '@shared/library/model'
import { say } from '../../../i18n/i18n'
import { text } from '../../../i18n/text'
import { useLibrary } from '../../../stores/library'
import { useOpenLevel } from '../../../stores/openLevel'
import { useRoute } from '../../../stores/route'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'

export function useMakeLevel(): () => Promise<void> {
  const level = useLevel()
  const stepper = useStepper()
  const library = useLibrary()
  const open = useOpenLevel()
  const route = useRoute()

  return async () => {
    if (stepper.trace === null) return
    const { step } = stepper
    const stacks = unpackStacks(stepper.trace.after)
    const { title = say(text('editor.untitled')), author } = level.document
    const packId =
      open.packId === null || library.isReadOnly(open.packId) ? HOME_PACK_ID : open.packId
    const [created] = await library.create(
      [
        {
          game: 'mayan',
          setup: { stacks, steps: Math.max(1, (level.setup.steps ?? 1) - step) },
          title: say(text('editor.copyOf', { title, step })),
          ...(author === undefined ? {} : { author }),
        },
      ],
      { packId, before: null },
    )
    if (created !== undefined) route.showLevel(created.id)
  }
}
