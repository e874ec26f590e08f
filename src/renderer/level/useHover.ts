/** The cell the pointer is over, and null beside the board; a finger hovers nowhere. */
import { shallowRef } from 'vue'
import type { Point } from './usePull'

export function useHover<Cell>(
  cellAt: (client: Point) => Cell | null,
  isSame: (one: Cell, other: Cell) => boolean,
) {
  const hovered = shallowRef<Cell | null>(null)

  /** @returns the cell under the pointer */
  function follow({ clientX, clientY, pointerType }: PointerEvent): Cell | null {
    const cell = cellAt({ x: clientX, y: clientY })
    if (pointerType === 'touch') return cell
    const before = hovered.value
    // Within a cell nothing is redrawn.
    if (cell === null || before === null || !isSame(cell, before)) hovered.value = cell
    return cell
  }
  function leave(): void {
    hovered.value = null
  }

  return { hovered, follow, leave }
}
