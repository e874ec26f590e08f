/** The keyboard's cursor: always on a block, as long as there is one. */
import type { Cell } from '@shared/games/mayan/rules/board'
import { WIDTH } from '@shared/games/mayan/rules/board'
import { heightOf } from '@shared/games/mayan/rules/column'
import type { Position } from '@shared/games/mayan/rules/position'

/** The block that is nearest to a cell: its own column first, then the columns beside it. */
export function nearestBlock(position: Position, { x, y }: Cell): Cell | null {
  for (let distance = 0; distance < WIDTH; distance++) {
    for (const column of [x - distance, x + distance]) {
      const height = heightOf(position[column] ?? 0)
      if (height > 0) return { x: column, y: Math.max(0, Math.min(y, height - 1)) }
    }
  }
  return null
}

/** The next block that way; empty columns are passed over, and at the edge the cursor stays. */
export function movedCursor(position: Position, cursor: Cell, dx: number, dy: number): Cell {
  const { x, y } = cursor
  if (dy !== 0) return nearestBlock(position, { x, y: y + dy }) ?? cursor
  for (let column = x + dx; column >= 0 && column < WIDTH; column += dx) {
    const height = heightOf(position[column] ?? 0)
    if (height > 0) return { x: column, y: Math.min(y, height - 1) }
  }
  return cursor
}
