/** The progress on every Mayan level. */
import { printProgress } from '@shared/games/mayan/progressRecord'
import { later } from '../../../later'
import { defineProgress } from '../../../playing/progress'

export const useProgress = defineProgress('mayan.progress', {
  loadParser: later(async () => (await import('@shared/games/mayan/parseProgress')).parseProgress),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
})
