/**
 * Dragging a block to the side. What can be dragged is asked when it begins; a move is reported when
 * it is let go far enough, and within the window. Whatever else ends it puts the block back.
 */
import { useEventListener } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import { HEIGHT, WIDTH, type Cell, type Move } from '@shared/games/mayan/rules/board'
import { usePull, type Point, type Pull } from '../../../level/usePull'
import { directionOf, pulled, type Drag } from './dragState'

export interface DragOptions {
  /** The cells' place on screen: 5 × 7 of them. */
  readonly area: Readonly<Ref<HTMLElement | null>>
  /** The board; when it changes the block is put back. */
  readonly of: () => unknown
  /** A press anywhere on the board, before the block under it is looked for. */
  readonly onPress: () => void
  readonly canDrag: (cell: Cell) => boolean
  readonly onStart: (cell: Cell) => void
  readonly onMove: (move: Move) => void
  /** The block returns. */
  readonly onCancel: () => void
}

interface Grip {
  readonly cell: Cell
  readonly startX: number
  readonly columnWidth: number
}

export function useMoveDrag({ area, ...options }: DragOptions) {
  const { pull, isPulling, press, cancel } = usePull<Grip>({
    slop: 0,
    of: options.of,
    lift: ({ cell }) => {
      options.onStart(cell)
    },
    drop: (held) => {
      const drag = dragOf(held)
      const g = directionOf(drag)
      if (g === null || !isInWindow(held.client)) options.onCancel()
      else options.onMove({ ...drag.cell, g })
    },
    giveUp: options.onCancel,
  })
  const drag = computed(() => (pull.value === null ? null : dragOf(pull.value)))

  useEventListener(area, 'pointerdown', (event: PointerEvent) => {
    if (isPulling.value || event.button !== 0 || area.value === null) return
    options.onPress()
    const box = area.value.getBoundingClientRect()
    const cell = cellAt(box, event)
    if (!options.canDrag(cell)) return
    press(event, { cell, startX: event.clientX, columnWidth: box.width / WIDTH })
  })

  return { drag, isDragging: isPulling, cancel }
}

function dragOf({ grip, client }: Pull<Grip>): Drag {
  const { cell, startX, columnWidth } = grip
  return pulled({ cell, dx: 0 }, (client.x - startX) / columnWidth)
}

function cellAt(box: DOMRect, { clientX, clientY }: PointerEvent): Cell {
  return {
    x: Math.floor(((clientX - box.left) / box.width) * WIDTH),
    y: Math.floor(((box.bottom - clientY) / box.height) * HEIGHT),
  }
}

function isInWindow({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
}
