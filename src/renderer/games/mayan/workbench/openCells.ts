/**
 * Cells of the board that are left open for the workbench to fill: blocks of the level, and free
 * cells on top of its stacks. They belong to one board: with another on screen there are none, and
 * with that one back (undone), they are back.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { HEIGHT, isSameCell, type Cell } from '@shared/games/mayan/rules/board'
import { heightIn } from '@shared/games/mayan/rules/editing'
import type { Setup } from '@shared/games/mayan/rules/setup'
import { EVERY_COLOUR, type Sketch, type Wildcard } from '@shared/games/mayan/workbench/sketch'
import { useLevel } from '../stores/level'

export interface OpenCell {
  readonly cell: Cell
  readonly wildcard: Wildcard
}

export const useOpenCells = defineStore('mayan.openCells', () => {
  const level = useLevel()
  const marked = shallowRef<{ readonly setup: Setup; readonly cells: readonly OpenCell[] }>({
    setup: level.setup,
    cells: [],
  })
  const cells = computed(() => (marked.value.setup === level.setup ? marked.value.cells : []))

  /**
   * Opens a cell, or closes it. A free cell is the lowest one of its column that is not open yet.
   * @returns what was done, to which cell; null where the column is full
   */
  function toggle(
    { x, y }: Cell,
    wildcard: Wildcard,
  ): { readonly cell: Cell; readonly isOpen: boolean } | null {
    const { setup } = level
    const height = heightIn(setup, x)
    const onTop = cells.value.filter(({ cell }) => cell.x === x && cell.y >= height).length
    const cell = { x, y: Math.min(y, height + onTop) }
    const others = cells.value.filter((open) => !isSameCell(open.cell, cell))
    const isOpen = others.length < cells.value.length
    if (!isOpen && cell.y >= HEIGHT) return null
    const changed = isOpen ? sunk(others, cell, height) : [...others, { cell, wildcard }]
    marked.value = { setup, cells: changed }
    return { cell, isOpen: !isOpen }
  }
  function clear(): void {
    marked.value = { setup: level.setup, cells: [] }
  }

  /** The board with its open cells. */
  const sketch = computed((): Sketch => {
    const at = (x: number, y: number) =>
      cells.value.find(({ cell }) => cell.x === x && cell.y === y)?.wildcard
    const stacks = level.stacks.map((stack, x) =>
      Array.from({ length: HEIGHT }, (_, y) => at(x, y) ?? stack[y]).filter(
        (cell) => cell !== undefined,
      ),
    )
    return { stacks, steps: level.setup.steps }
  })

  return { cells, sketch, toggle, clear }
})

/** What the next cell that is opened may become, and what a filled level has to be. */
export const useFillBrush = defineStore('mayan.fillBrush', () => {
  const level = useLevel()
  const chosen = shallowRef<readonly number[] | null>(null)
  const mayBeEmpty = shallowRef(false)
  const isUnique = shallowRef(false)
  /** The colours of the board, unless others are chosen. */
  const colours = computed({
    get: () => {
      if (chosen.value !== null) return chosen.value
      const onBoard = EVERY_COLOUR.filter((colour) => level.stacks.flat().includes(colour))
      return onBoard.length > 0 ? onBoard : EVERY_COLOUR
    },
    set: (colours) => (chosen.value = colours),
  })

  return { colours, mayBeEmpty, isUnique }
})

/** What is open above a free cell that is closed sinks. */
function sunk(cells: readonly OpenCell[], closed: Cell, height: number): OpenCell[] {
  return cells.map(({ cell, wildcard }) => {
    const sinks = closed.y >= height && cell.x === closed.x && cell.y > closed.y
    return { cell: sinks ? { x: cell.x, y: cell.y - 1 } : cell, wildcard }
  })
}
