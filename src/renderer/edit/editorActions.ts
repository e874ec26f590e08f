/** The commands that the editors of both games have: undo, verification, and the steps of an answer. */
import type { Ref } from 'vue'
import type { useActions } from '../actions/actions'
import type { BoardKeyGroup } from '../actions/boardKeys'
import { text, type Text } from '../i18n/text'
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
 * Keys of an editor's board, for the sheet of shortcuts: those of every game, and its own.
 *
 * @param place what the digits do
 * @param remove what Backspace and Delete do
 */
export function editorKeys(place: Text, remove: Text, own: BoardKeyGroup['keys']): BoardKeyGroup {
  return {
    title: text('boardKeys.title'),
    keys: [
      { keys: ['←↑→↓'], label: text('boardKeys.cursor') },
      { keys: ['1…9', '0'], label: place },
      { keys: ['Backspace', 'Delete'], label: remove },
      ...own,
    ],
  }
}

/** @param tool the one that is chosen; null for none */
export function gesturesOf(
  board: Readonly<Ref<{ readonly isDragging: boolean; cancel(): void } | null>>,
  tool: Ref<unknown>,
): Gestures {
  return {
    cancelGesture: () => {
      const isDragging = board.value?.isDragging === true
      if (isDragging) board.value?.cancel()
      return isDragging
    },
    dropTool: () => {
      const hadTool = tool.value !== null
      tool.value = null
      return hadTool
    },
  }
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
