/** Where the keyboard is on the board, and the cells that are selected: from an anchor to there. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { areaOf, wholeArea } from '@shared/games/lianliankan/rules/area'
import type { Cell } from '@shared/games/lianliankan/rules/board'
import { sizeOf } from '@shared/games/lianliankan/rules/editing'
import { useLevel } from './level'

const FIRST: Cell = { row: 0, column: 0 }

export const useSelection = defineStore('lianliankan.selection', () => {
  const level = useLevel()
  const cursor = shallowRef(FIRST)
  const anchor = shallowRef<Cell | null>(null)
  const area = computed(() => (anchor.value === null ? null : areaOf(anchor.value, cursor.value)))

  watch(
    () => level.generation,
    () => {
      put(FIRST)
    },
  )
  watch(
    () => `${sizeOf(level.setup).rows} ${sizeOf(level.setup).columns}`,
    () => {
      put(cursor.value)
    },
  )

  /** Moves the cursor, as far as the board goes; nothing is selected then. */
  function put(cell: Cell): void {
    anchor.value = null
    cursor.value = onBoard(cell)
  }
  /** Selects all from where it began up to a cell. */
  function extendTo(cell: Cell): void {
    anchor.value ??= cursor.value
    cursor.value = onBoard(cell)
  }
  function selectAll(): void {
    const { top, left, bottom, right } = wholeArea(level.setup)
    anchor.value = { row: top, column: left }
    cursor.value = { row: bottom, column: right }
  }
  /** @returns whether anything was selected */
  function drop(): boolean {
    const had = anchor.value !== null
    anchor.value = null
    return had
  }
  function onBoard({ row, column }: Cell): Cell {
    const { rows, columns } = sizeOf(level.setup)
    return {
      row: Math.max(0, Math.min(rows - 1, row)),
      column: Math.max(0, Math.min(columns - 1, column)),
    }
  }

  return { cursor, area, put, extendTo, selectAll, drop }
})
