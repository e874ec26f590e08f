/** What the commands do while the Lianliankan editor is on screen. */
import { useActions } from '../../../actions/actions'
import { editorActions, stepActions, type Gestures } from '../../../edit/editorActions'
import { canMakeLevel, useMakeLevel } from '../makeLevel'
import { useDealing, type DealingTool } from '../stores/dealing'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { useVerification } from '../stores/verification'
import { useEditing } from './useEditing'

export function useEditorActions(gestures: Gestures): void {
  const actions = useActions()
  const level = useLevel()
  const selection = useSelection()
  const stepper = useStepper()
  const dealing = useDealing()
  const makeLevel = useMakeLevel()
  const editing = useEditing()
  const hasTiles = () => level.tiles > 0
  const toggle = (tool: DealingTool) => ({
    run: () => {
      dealing.toggle(tool)
    },
  })

  actions.provide(editorActions(gestures, useVerification(), selection.drop))
  actions.provide(stepActions(stepper))
  actions.provide({
    'edit.selectAll': { run: selection.selectAll },
    'level.mirror': { enabled: hasTiles, run: editing.mirror },
    'level.clear': { enabled: hasTiles, run: editing.clear },
    'level.deal': toggle('deal'),
    'level.fill': toggle('fill'),
    'level.makeLevel': {
      enabled: () => canMakeLevel(stepper.trace?.after ?? null),
      run: async () => {
        const { trace, step } = stepper
        if (trace !== null) await makeLevel({ position: trace.after, step })
      },
    },
  })
}
