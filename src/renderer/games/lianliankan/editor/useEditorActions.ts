/** What the commands do while the Lianliankan editor is on screen. */
import { useActions } from '../../../actions/actions'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useOpenLevel } from '../../../stores/openLevel'
import { canMakeLevel, useMakeLevel } from '../makeLevel'
import { useDealing } from '../stores/dealing'
import { useLevel } from '../stores/level'
import { useSelection } from '../stores/selection'
import { useStepper } from '../stores/stepper'
import { useVerification } from '../stores/verification'
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
  const selection = useSelection()
  const dealing = useDealing()
  const notices = useNotices()
  const editing = useEditing()
  const hasTiles = () => level.tiles > 0

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
    'edit.selectAll': { run: selection.selectAll },
    'level.verify': { enabled: () => verification.canVerify, run: verification.verify },
    'level.cancel': {
      run: () => {
        if (cancelGesture() || dropTool() || selection.drop()) return
        if (verification.isSearching) verification.cancel()
      },
    },
    'level.mirror': { enabled: hasTiles, run: editing.mirror },
    'level.clear': { enabled: hasTiles, run: editing.clear },
    'level.deal': {
      run: () => {
        dealing.toggle('deal')
      },
    },
    'level.fill': {
      run: () => {
        dealing.toggle('fill')
      },
    },
  })
  actions.provide(stepActions())
}

function stepActions(): Parameters<ReturnType<typeof useActions>['provide']>[0] {
  const stepper = useStepper()
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
      enabled: () => canMakeLevel(stepper.trace?.after ?? null),
      run: async () => {
        const { trace, step } = stepper
        if (trace !== null) await makeLevel({ position: trace.after, step })
      },
    },
  }
}
