/** The progress on every Lianliankan level, and the best results of each kind of dealt board. */
import { printProgress } from '@shared/games/lianliankan/records/progressRecord'
import { lazy } from '../../../lazy'
import { defineProgress } from '../../../play/progress'

export const useProgress = defineProgress('lianliankan.progress', {
  loadParser: lazy(
    async () => (await import('@shared/games/lianliankan/records/parseProgress')).parseProgress,
  ),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
})

/** The record of a kind of dealt boards lies beside those of levels. */
export function recordOfKind(kind: string): string {
  return `dealt-${kind}`
}
