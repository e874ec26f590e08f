/** The Lianliankan levels of the pack that the open one is in. */
import { useLevelList } from '../../../play/levelList'
import { useSolved } from '../library/levelSolved'

export function useLinkLevels() {
  return useLevelList('lianliankan', useSolved())
}
