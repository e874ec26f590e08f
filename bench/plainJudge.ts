/**
 * The yardstick of `npm run bench -- --judge`: HDU 1175 as it is usually solved, a breadth-first
 * search over cells and directions for each query, by turns. The text on stdin, the answers on
 * stdout; the text is right.
 */
import { readFileSync } from 'node:fs'
import { MAX_TURNS } from '../src/shared/games/lianliankan/rules/board'

const numbers = readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let next = 0
const take = () => numbers[next++] ?? 0

interface Board {
  readonly columns: number
  /** Row by row. */
  readonly tiles: readonly number[]
}

function isLink({ columns, tiles }: Board, from: number, to: number): boolean {
  if (from === to || tiles[from] === 0 || tiles[from] !== tiles[to]) return false
  const seen = new Uint8Array(tiles.length * 4)
  let frontier = [0, 1, 2, 3].map((direction) => from * 4 + direction)
  for (let turns = 0; turns <= MAX_TURNS; turns++) {
    const turning: number[] = []
    // The queue grows while it is walked through.
    for (const state of frontier) {
      const [at, direction] = [state >> 2, state & 3]
      const column = at % columns
      if ((direction === 1 && column === columns - 1) || (direction === 3 && column === 0)) continue
      const ahead = at + ([-columns, 1, columns, -1][direction] ?? 0)
      if (ahead === to) return true
      if (tiles[ahead] !== 0 || seen[ahead * 4 + direction] === 1) continue
      seen[ahead * 4 + direction] = 1
      frontier.push(ahead * 4 + direction)
      if (turns === MAX_TURNS) continue
      for (const side of [1, 3]) turning.push(ahead * 4 + ((direction + side) & 3))
    }
    frontier = turning
  }
  return false
}

const answers: string[] = []
for (;;) {
  const [rows, columns] = [take(), take()]
  if (rows === 0 && columns === 0) break
  const tiles = numbers.slice(next, next + rows * columns)
  next += rows * columns
  for (let queries = take(); queries > 0; queries--) {
    const [from, to] = [0, 1].map(() => (take() - 1) * columns + take() - 1)
    answers.push(isLink({ columns, tiles }, from ?? 0, to ?? 0) ? 'YES\n' : 'NO\n')
  }
}
process.stdout.write(answers.join(''))
