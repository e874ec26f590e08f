/** The progress on every Lianliankan level, and the best results of each kind of dealt board. */
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import { printProgress } from '@shared/games/lianliankan/records/progressRecord'
import { defineProgress } from '../../../play/progress'

export const { useProgress, useSolved } = defineProgress('lianliankan.progress', {
  load: () => import('@shared/games/lianliankan/records/parseProgress'),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
  codeOf: printLevelCode,
})

/** The record of a kind of dealt boards lies beside those of levels. */
export function recordOfKind(kind: string): string {
  return `dealt-${kind}`
}
