/**
 * Whether a position can still be won: by a complete search for the fewest moves that empty the
 * board, one length after the other. The shortest win is the best hint, and it counts where the
 * board can be emptied in fewer moves than are left; "lost" is said only when every length has been
 * searched to its end.
 */
import type { Move } from '@shared/games/mayan/rules/board'
import { play } from '@shared/games/mayan/rules/moves'
import { isEmpty, unpackStacks, type Position } from '@shared/games/mayan/rules/position'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import type { SolveReport } from '@shared/games/mayan/solver/verdict'
import { prospectsOf, type Prospects } from '../../../play/hints'

export type Winnable = Prospects<{ readonly moves: readonly Move[] }>

/** A position and the moves that are left. */
export interface Prospect {
  readonly position: Position
  readonly left: number
}

/** Searches solutions of exactly `setup.steps` moves; null where the search came to no end. */
export type Solver = (setup: Setup) => Promise<SolveReport | null>

export async function findWin({ position, left }: Prospect, solve: Solver): Promise<Winnable> {
  if (isEmpty(position)) return { kind: 'wins', moves: [] }
  const stacks = unpackStacks(position)
  for (let steps = 1; steps <= left; steps++) {
    const found = prospectsOf(await solve({ stacks, steps }), ({ moves }) => ({ moves }))
    if (found.kind !== 'loses') return found
  }
  return { kind: 'loses' }
}

export function keyOf({ position, left }: Prospect): string {
  return printLevelCode({ stacks: unpackStacks(position), steps: left })
}

/** What a win says of the positions on its way: each can be won as well. */
export function alongTheWay(
  { position, left }: Prospect,
  moves: readonly Move[],
): (readonly [string, Winnable])[] {
  const known: (readonly [string, Winnable])[] = []
  let current = position
  for (let done = 0; done <= moves.length; done++) {
    const rest = moves.slice(done)
    known.push([keyOf({ position: current, left: left - done }), { kind: 'wins', moves: rest }])
    const [move] = rest
    if (move !== undefined) current = play(current, move)
  }
  return known
}
