/** The commands that the editors of both games have: undo, verification, and the steps of an answer. */
import type { useActions } from '../actions/actions'
import { text } from '../i18n/text'
import { useNotices } from '../stores/notices'
import { useOpenLevel } from '../stores/openLevel'

type Actions = Parameters<ReturnType<typeof useActions>['provide']>[0]

export interface Gestures {
  /** @returns whether a gesture was under way */
  readonly cancelGesture: () => boolean
  /** @returns whether a tool was chosen */
  readonly dropTool: () => boolean
}

/**
 * Undo and redo, Verify and Cancel. Undo during a gesture cancels the gesture; Cancel applies to the
 * gesture, else the tool, else the selection, else the search.
 */
export function editorActions(
  { cancelGesture, dropTool }: Gestures,
  verification: {
    readonly canVerify: boolean
    readonly isSearching: boolean
    verify(): void
    cancel(): void
  },
  dropSelection: () => boolean = () => false,
): Actions {
  const open = useOpenLevel()
  const notices = useNotices()
  return {
    'edit.undo': {
      enabled: () => open.undoCount > 0,
      run: () => {
        if (cancelGesture()) return
        open.undo()
        notices.report(text('editor.undone'))
      },
    },
    'edit.redo': {
      enabled: () => open.redoCount > 0,
      run: () => {
        open.redo()
        notices.report(text('editor.redone'))
      },
    },
    'level.verify': {
      enabled: () => verification.canVerify,
      run: () => {
        verification.verify()
      },
    },
    'level.cancel': {
      run: () => {
        if (cancelGesture() || dropTool() || dropSelection()) return
        if (verification.isSearching) verification.cancel()
      },
    },
  }
}

export function stepActions(stepper: {
  readonly step: number
  readonly steps: number
  goTo(step: number): void
  togglePlay(): void
}): Actions {
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
    'step.play': {
      enabled: () => stepper.steps > 0,
      run: () => {
        stepper.togglePlay()
      },
    },
  }
}
