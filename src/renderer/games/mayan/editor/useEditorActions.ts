/** What the commands do while the Mayan editor is on screen. */
import { useActions } from '../../../actions/actions'
import { editorActions, stepActions, type Gestures } from '../../../edit/editorActions'
import { useMakeLevel } from '../makeLevel'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { useVerification } from '../stores/verification'
import { useWinMarks } from '../workbench/winMarks'
import { useWorkbench, type WorkbenchTool } from '../workbench/workbench'
import { useEditing } from './useEditing'

export function useEditorActions(gestures: Gestures): void {
  const actions = useActions()
  const level = useLevel()
  const stepper = useStepper()
  const makeLevel = useMakeLevel()
  const editing = useEditing()
  const workbench = useWorkbench()
  const winMarks = useWinMarks()
  const hasBlocks = () => level.stacks.some((stack) => stack.length > 0)
  const toggle = (tool: WorkbenchTool) => ({
    run: () => {
      workbench.toggle(tool)
    },
  })

  actions.provide(editorActions(gestures, useVerification()))
  actions.provide(stepActions(stepper))
  actions.provide({
    'level.mirror': { enabled: hasBlocks, run: () => void editing.mirror() },
    'level.renumber': { enabled: editing.canRenumber, run: () => void editing.renumber() },
    'level.clear': { enabled: hasBlocks, run: () => void editing.clear() },
    'level.makeLevel': {
      enabled: () => stepper.step > 0,
      run: async () => {
        const { trace, step } = stepper
        const left = (level.setup.steps ?? 0) - step
        if (trace !== null) await makeLevel({ position: trace.after, step, left })
      },
    },
    'workbench.profile': toggle('profile'),
    'workbench.mend': toggle('mend'),
    'workbench.fill': toggle('fill'),
    'workbench.back': toggle('back'),
    'workbench.winMarks': { run: winMarks.toggle },
  })
}
