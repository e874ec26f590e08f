/**
 * The yardstick where there is no C++ compiler: the plain search on packed positions, no table and
 * no bounds. Contest text on stdin, contest answer on stdout, `nodes ms` on stderr.
 */
import { text } from 'node:stream/consumers'
import type { Move } from '../src/shared/games/mayan/rules/board'
import { parseContestText, printContestAnswer } from '../src/shared/games/mayan/formats/contestText'
import { canonicalMoves, play } from '../src/shared/games/mayan/rules/moves'
import { isEmpty, packStacks, type Position } from '../src/shared/games/mayan/rules/position'

let nodes = 0

function search(position: Position, left: number): Move[] | null {
  if (left === 0) return isEmpty(position) ? [] : null
  for (const move of canonicalMoves(position)) {
    nodes++
    const rest = search(play(position, move), left - 1)
    if (rest !== null) return [move, ...rest]
  }
  return null
}

async function main(): Promise<void> {
  const setup = parseContestText(await text(process.stdin))
  if (!setup.ok) throw new Error(`not a level: ${setup.error.code}`)
  const start = performance.now()
  const moves = search(packStacks(setup.value.stacks), setup.value.steps ?? 0)
  process.stderr.write(`${nodes} ${performance.now() - start}\n`)
  process.stdout.write(printContestAnswer(moves))
}

void main()
