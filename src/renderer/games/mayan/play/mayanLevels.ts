/** The Mayan levels of the pack that the open one is in. */
import { useLevelList } from '../../../play/levelList'
import { useSolved } from '../library/levelSolved'

export function useMayanLevels() {
  return useLevelList('mayan', useSolved())
}
