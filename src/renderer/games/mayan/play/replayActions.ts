/** What the stepping commands do while a solution is watched. */
import type { CommandId } from '@shared/commands'
import type { Action } from '../../../actions/actions'
import type { useReplay } from './replayStore'

export function replayActions(
  replay: ReturnType<typeof useReplay>,
): Partial<Record<CommandId, Action>> {
  const canGoBack = () => replay.step > 0
  const canGoOn = () => replay.step < replay.moves.length
  const to = (target: () => number) => () => {
    replay.goTo(target())
  }
  return {
    'step.first': { enabled: canGoBack, run: to(() => 0) },
    'step.previous': { enabled: canGoBack, run: to(() => replay.step - 1) },
    'step.next': { enabled: canGoOn, run: to(() => replay.step + 1) },
    'step.last': { enabled: canGoOn, run: to(() => replay.moves.length) },
    'step.play': { run: replay.togglePlay },
  }
}
