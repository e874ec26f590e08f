/** The progress on every Mayan level. */
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import { printProgress } from '@shared/games/mayan/records/progressRecord'
import { defineProgress } from '../../../play/progress'

export const { useProgress, useSolved } = defineProgress('mayan.progress', {
  load: () => import('@shared/games/mayan/records/parseProgress'),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
  codeOf: printLevelCode,
})
