/** The progress on every Mayan level. */
import { printProgress } from '@shared/games/mayan/records/progressRecord'
import { lazy } from '../../../lazy'
import { defineProgress } from '../../../play/progress'

export const useProgress = defineProgress('mayan.progress', {
  loadParser: lazy(
    async () => (await import('@shared/games/mayan/records/parseProgress')).parseProgress,
  ),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
})
