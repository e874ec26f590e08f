/** What a check of a pack says of a Lianliankan board. */
import type { LevelCheck, LevelVerdict } from '../../packCheck/level'
import type { Verdict } from './solver/verdict'
import { cellsByType, type Setup } from './rules/setup'

const VERDICTS: Readonly<Record<Verdict['kind'], LevelVerdict>> = {
  solved: 'sound',
  unsolvable: 'unsolvable',
  undecided: 'undecided',
}

/** @param verdict null where the setup is no level */
export function levelCheckOf(setup: Setup, verdict: Verdict | null): LevelCheck {
  const cells = cellsByType(setup)
  const tiles = [...cells.values()].reduce((sum, { length }) => sum + length, 0)
  return {
    verdict: verdict === null ? 'not-a-level' : VERDICTS[verdict.kind],
    weight: [tiles, cells.size],
    figures: { tiles, types: cells.size },
  }
}
