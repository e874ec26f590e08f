/** A board as large as its place allows, in whole pixels for each cell; and where on it a point is. */
import { computed, type Ref } from 'vue'
import { useContentSize } from '../ui/useContentSize'
import type { Point } from './usePull'

type ElementRef = Readonly<Ref<HTMLElement | null>>

export function useFittedBoard(board: {
  /** What it has to fit into. */
  readonly place: ElementRef
  /** The cells alone. */
  readonly well: ElementRef
  /** All of the board, in cells. */
  readonly size: () => { readonly columns: number; readonly rows: number }
  /** Of a cell, in pixels. */
  readonly least: number
  readonly most?: number
}) {
  const { width, height } = useContentSize(board.place)
  const cell = computed(() => {
    const { columns, rows } = board.size()
    const fitting = Math.floor(Math.min(width.value / columns, height.value / rows))
    return Math.max(board.least, Math.min(board.most ?? Infinity, fitting))
  })

  /** A place in the window in cells, from the upper left corner; null without a board on screen. */
  function pointAt(client: Point): Point | null {
    const box = board.well.value?.getBoundingClientRect()
    if (box === undefined) return null
    return { x: (client.x - box.left) / cell.value, y: (client.y - box.top) / cell.value }
  }

  return { cell, pointAt }
}
