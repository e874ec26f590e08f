/** The cell the pointer is over. */
import { shallowRef } from 'vue'
import { isOnBoard, type Cell } from '@shared/games/mayan/board'
import type { BoardPoint } from './blockDrag'

export function useHover(pointAt: (client: BoardPoint) => BoardPoint | null) {
  const hovered = shallowRef<Cell | null>(null)

  /** @returns the cell under the pointer, or null beside the board */
  function follow({ clientX, clientY }: MouseEvent): Cell | null {
    const point = pointAt({ x: clientX, y: clientY })
    const cell = point === null ? null : { x: Math.floor(point.x), y: Math.floor(point.y) }
    const isSame = cell?.x === hovered.value?.x && cell?.y === hovered.value?.y
    if (!isSame) hovered.value = cell !== null && isOnBoard(cell) ? cell : null
    return cell !== null && isOnBoard(cell) ? cell : null
  }
  function leave(): void {
    hovered.value = null
  }

  return { hovered, follow, leave }
}
