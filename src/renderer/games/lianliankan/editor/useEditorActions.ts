/** What the commands do while the Lianliankan editor is on screen. */
import { tileCount } from '@shared/games/lianliankan/rules/position'
import { setupFromPosition } from '@shared/games/lianliankan/rules/setup'
import { useActions } from '../../../actions/actions'
import { useBoardKeys } from '../../../actions/boardKeys'
import { editorActions, editorKeys, stepActions, type Gestures } from '../../../edit/editorActions'
import { text } from '../../../i18n/text'
import { useMakeLevel, type Met } from '../../../level/makeLevel'
import { useDealing, type DealingTool } from '../stores/dealing'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { useVerification } from '../stores/verification'
import { useEditing } from './useEditing'

const KEYS = editorKeys(text('linkKeys.place'), text('linkKeys.remove'), [
  { keys: ['Enter'], label: text('linkKeys.again') },
  { keys: ['Alt+←↑→↓'], label: text('linkKeys.move') },
  { keys: ['Shift+←↑→↓'], label: text('linkKeys.select') },
])

export function useEditorActions(gestures: Gestures): void {
  const level = useLevel()
  const selection = useSelection()
  const stepper = useStepper()
  const dealing = useDealing()
  const editing = useEditing()
  const hasTiles = () => level.tiles > 0
  const shown = (): Met | null => {
    const { trace, step } = stepper
    if (trace === null || tileCount(trace.after) === 0) return null
    return { level: { game: 'lianliankan', setup: setupFromPosition(trace.after) }, step }
  }
  const toggle = (tool: DealingTool) => ({
    run: () => {
      dealing.toggle(tool)
    },
  })

  useBoardKeys().provide(KEYS)
  useActions().provide({
    ...editorActions(gestures, useVerification(), selection.drop),
    ...stepActions(stepper),
    'edit.selectAll': { run: selection.selectAll },
    'level.mirror': { enabled: hasTiles, run: editing.mirror },
    'level.clear': { enabled: hasTiles, run: editing.clear },
    'level.deal': toggle('deal'),
    'level.fill': toggle('fill'),
    'level.makeLevel': useMakeLevel(shown),
  })
}
