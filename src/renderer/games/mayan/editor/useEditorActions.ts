/** What the commands do while the Mayan editor is on screen. */
import { unpackStacks } from '@shared/games/mayan/rules/position'
import { useActions } from '../../../actions/actions'
import { useBoardKeys } from '../../../actions/boardKeys'
import { editorActions, editorKeys, stepActions, type Gestures } from '../../../edit/editorActions'
import { text } from '../../../i18n/text'
import { useMakeLevel, type Met } from '../../../level/makeLevel'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { useVerification } from '../stores/verification'
import { useWinMarks } from '../workbench/winMarks'
import { useWorkbench, type WorkbenchTool } from '../workbench/tools'
import { useEditing } from './useEditing'

const KEYS = editorKeys(text('boardKeys.place'), text('boardKeys.remove'), [
  { keys: ['Shift+←↑→↓'], label: text('boardKeys.move') },
  { keys: ['X'], label: text('boardKeys.open') },
])

export function useEditorActions(gestures: Gestures): void {
  const level = useLevel()
  const stepper = useStepper()
  const editing = useEditing()
  const workbench = useWorkbench()
  const winMarks = useWinMarks()
  const hasBlocks = () => level.stacks.some((stack) => stack.length > 0)
  const shown = (): Met | null => {
    const { trace, step } = stepper
    if (trace === null || step === 0) return null
    const steps = Math.max(1, (level.setup.steps ?? 0) - step)
    return { level: { game: 'mayan', setup: { stacks: unpackStacks(trace.after), steps } }, step }
  }
  const toggle = (tool: WorkbenchTool) => ({
    run: () => {
      workbench.toggle(tool)
    },
  })

  useBoardKeys().provide(KEYS)
  useActions().provide({
    ...editorActions(gestures, useVerification()),
    ...stepActions(stepper),
    'level.mirror': { enabled: hasBlocks, run: () => void editing.mirror() },
    'level.renumber': { enabled: editing.canRenumber, run: () => void editing.renumber() },
    'level.clear': { enabled: hasBlocks, run: () => void editing.clear() },
    'level.makeLevel': useMakeLevel(shown),
    'workbench.profile': toggle('profile'),
    'workbench.mend': toggle('mend'),
    'workbench.fill': toggle('fill'),
    'workbench.back': toggle('back'),
    'workbench.winMarks': { run: winMarks.toggle },
  })
}
