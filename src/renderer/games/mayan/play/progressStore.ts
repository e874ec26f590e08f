/** The progress on every Mayan level. */
import { parseProgress, printProgress } from '@shared/games/mayan/progressRecord'
import { defineProgress } from '../../../playing/progress'

export const useProgress = defineProgress('mayan.progress', {
  parse: parseProgress,
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
})
