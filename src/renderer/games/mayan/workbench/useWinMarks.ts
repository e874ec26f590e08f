/** The map of winning moves follows the position that is looked at. */
import { watch } from 'vue'
import { useWinMarks, type Looked } from './winMarks'

/** @param at null where there is no position to look at */
export function useWinMarksOf(at: () => Looked | null) {
  const winMarks = useWinMarks()
  watch([at, () => winMarks.isOn], ([looked]) => void winMarks.look(looked), { immediate: true })
  return winMarks
}
