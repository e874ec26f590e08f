/** The map of winning moves follows the position that the editor's board shows. */
import { computed, watch } from 'vue'
import { packStacks } from '@shared/games/mayan/position'
import { useLevel } from '../stores/level'
import { useStepper } from '../stores/stepper'
import { useWinMarks, type Looked } from '../workbench/winMarks'

export function useEditorWinMarks() {
  const level = useLevel()
  const stepper = useStepper()
  const winMarks = useWinMarks()
  const looked = computed((): Looked | null => {
    if (!level.isLegal) return null
    const left = (level.setup.steps ?? 0) - stepper.step
    const position = stepper.step === 0 ? packStacks(level.stacks) : stepper.trace?.after
    return position === undefined ? null : { position, left }
  })
  watch([looked, () => winMarks.isOn], ([at]) => void winMarks.look(at), { immediate: true })
  return winMarks
}
