/** What the commands do while the Mayan editor is on screen. */
import { useActions } from '../../../actions/actions'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useOpenLevel } from '../../../stores/openLevel'
import { useMakeLevel } from '../makeLevel'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { useVerification } from '../stores/verification'
import { useWinMarks } from '../workbench/winMarks'
import { useWorkbench, type WorkbenchTool } from '../workbench/workbench'
import { useEditing } from './useEditing'

interface Gestures {
  /** @returns whether there was one */
  readonly cancelGesture: () => boolean
  /** @returns whether one was chosen */
  readonly dropTool: () => boolean
}

export function useEditorActions({ cancelGesture, dropTool }: Gestures): void {
  const actions = useActions()
  const open = useOpenLevel()
  const level = useLevel()
  const verification = useVerification()
  const notices = useNotices()
  const editing = useEditing()
  const hasBlocks = () => level.stacks.some((stack) => stack.length > 0)

  actions.provide({
    'edit.undo': {
      enabled: () => open.undoCount > 0,
      run: () => {
        if (cancelGesture()) return
        open.undo()
        notices.tell(text('editor.undone'))
      },
    },
    'edit.redo': {
      enabled: () => open.redoCount > 0,
      run: () => {
        open.redo()
        notices.tell(text('editor.redone'))
      },
    },
    'level.verify': { enabled: () => verification.canVerify, run: verification.verify },
    'level.cancel': {
      run: () => {
        if (!cancelGesture() && !dropTool() && verification.isSearching) verification.cancel()
      },
    },
    'level.mirror': { enabled: hasBlocks, run: () => void editing.mirror() },
    'level.renumber': { enabled: editing.canRenumber, run: () => void editing.renumber() },
    'level.clear': { enabled: hasBlocks, run: () => void editing.clear() },
  })
  actions.provide(stepActions())
  actions.provide(workbenchActions())
}

function workbenchActions(): Parameters<ReturnType<typeof useActions>['provide']>[0] {
  const workbench = useWorkbench()
  const winMarks = useWinMarks()
  const toggle = (tool: WorkbenchTool) => ({
    run: () => {
      workbench.toggle(tool)
    },
  })
  return {
    'workbench.profile': toggle('profile'),
    'workbench.mend': toggle('mend'),
    'workbench.fill': toggle('fill'),
    'workbench.back': toggle('back'),
    'workbench.winMarks': { run: winMarks.toggle },
  }
}

function stepActions(): Parameters<ReturnType<typeof useActions>['provide']>[0] {
  const stepper = useStepper()
  const level = useLevel()
  const makeLevel = useMakeLevel()
  const canGoBack = () => stepper.step > 0
  const canGoOn = () => stepper.step < stepper.steps
  const goTo = (step: () => number) => () => {
    stepper.goTo(step())
  }
  return {
    'step.first': { enabled: canGoBack, run: goTo(() => 0) },
    'step.previous': { enabled: canGoBack, run: goTo(() => stepper.step - 1) },
    'step.next': { enabled: canGoOn, run: goTo(() => stepper.step + 1) },
    'step.last': { enabled: canGoOn, run: goTo(() => stepper.steps) },
    'step.play': { enabled: () => stepper.steps > 0, run: stepper.togglePlay },
    'level.makeLevel': {
      enabled: canGoBack,
      run: async () => {
        const { trace, step } = stepper
        const left = (level.setup.steps ?? 0) - step
        if (trace !== null) await makeLevel({ position: trace.after, step, left })
      },
    },
  }
}
