/** Moves the keyboard's cursor from cell to cell, within the board. */
import type { Cell } from '@shared/games/lianliankan/rules/board'
import type { Position } from '@shared/games/lianliankan/rules/position'

type Size = Pick<Position, 'rows' | 'columns'>

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
}

/** Null for keys that don't move it. */
export function movedCursor({ rows, columns }: Size, cursor: Cell, key: string): Cell | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const [down, right] = step
  return {
    row: clamp(cursor.row + down, rows),
    column: clamp(cursor.column + right, columns),
  }
}

function clamp(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value))
}
