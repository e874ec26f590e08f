/** The cell that the keyboard is at. */
import { shallowRef } from 'vue'
import { HEIGHT, WIDTH, type Cell } from '@shared/games/mayan/rules/board'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

export function useBoardCursor() {
  const cursor = shallowRef<Cell>({ x: 0, y: 0 })

  function put({ x, y }: Cell): void {
    cursor.value = {
      x: Math.max(0, Math.min(WIDTH - 1, x)),
      y: Math.max(0, Math.min(HEIGHT - 1, y)),
    }
  }

  return { cursor, put }
}

/** The neighbour an arrow key points at; null for any other key. */
export function neighbourAt({ x, y }: Cell, key: string): Cell | null {
  const step = STEPS[key]
  return step === undefined ? null : { x: x + step[0], y: y + step[1] }
}
