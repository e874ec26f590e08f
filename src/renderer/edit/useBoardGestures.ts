/** What the pointer does on an editor's board: it drags pieces, works with a tool, removes and hovers. */
import { computed, shallowRef } from 'vue'
import { isSecondary, usePull, type Point, type Pull } from '../level/usePull'
import { useSettings } from '../stores/settings'

/**
 * The board of one game, as the pointer meets it.
 *
 * `Grip` is what a press takes hold of, and `Drag` a piece on its way; a grip that carries no piece,
 * such as an empty cell, has no drag.
 */
export interface GestureBoard<Cell, Grip, Drag> {
  /** The game's level store. A change of its setup cancels the gesture. */
  readonly level: { readonly setup: unknown; highlight(cells: readonly []): void }
  /** The film of an answer. The board can be edited at its start only; a press ends it. */
  readonly stepper: { readonly isAtStart: boolean; goTo(step: number): void; finish(): void }
  /** The cell at a place in the window; null beside the board. */
  readonly cellAt: (client: Point) => Cell | null
  readonly isSameCell: (one: Cell, other: Cell) => boolean
  /** What a press on a cell takes hold of. The game moves its cursor here. */
  readonly take: (cell: Cell, event: PointerEvent) => Grip
  /** Pressed beside the board. */
  readonly pressOutside?: () => void
  /** Removes the piece on a cell; nothing happens on an empty one. */
  readonly remove: (cell: Cell) => void
  /** Pressed and let go without moving: the place for the tool that is chosen. */
  readonly tap: (grip: Grip) => void
  /** The piece that is held, and where it would land; null for a grip without a piece. */
  readonly aim: (pull: Pull<Grip>) => Drag | null
  /** A grip without a piece is dragged. */
  readonly sweep?: (pull: Pull<Grip>) => void
  readonly drop: (drag: Drag) => void
}

export function useBoardGestures<Cell, Grip, Drag>(board: GestureBoard<Cell, Grip, Drag>) {
  const settings = useSettings()
  const { level, stepper } = board
  const { hovered, follow, leave } = useHover(board)
  const { pull, isPulling, press, cancel } = usePull<Grip>({
    of: () => level.setup,
    lift: () => {
      stepper.goTo(0)
      level.highlight([])
    },
    move: (held) => {
      if (board.aim(held) === null) board.sweep?.(held)
    },
    tap: board.tap,
    drop: (held) => {
      const drag = board.aim(held)
      if (drag !== null) board.drop(drag)
    },
  })
  const drag = computed(() => (pull.value === null ? null : board.aim(pull.value)))

  /** Takes hold of what is under the pointer, or removes it. */
  function pressBoard(event: PointerEvent): void {
    if (!stepper.isAtStart) {
      stepper.finish()
      return
    }
    const cell = follow(event)
    if (isSecondary(event, settings.platform)) {
      if (cell !== null) board.remove(cell)
    } else if (event.button === 0) {
      if (cell === null) board.pressOutside?.()
      else press(event, board.take(cell, event))
    }
  }

  return { drag, isDragging: isPulling, hovered, follow, leave, pressBoard, press, cancel }
}

/** The cell the pointer is over, and null beside the board; a finger hovers nowhere. */
function useHover<Cell>({
  cellAt,
  isSameCell,
}: Pick<GestureBoard<Cell, never, never>, 'cellAt' | 'isSameCell'>) {
  const hovered = shallowRef<Cell | null>(null)

  /** @returns the cell under the pointer */
  function follow({ clientX, clientY, pointerType }: PointerEvent): Cell | null {
    const cell = cellAt({ x: clientX, y: clientY })
    if (pointerType === 'touch') return cell
    const before = hovered.value
    // Within a cell nothing is redrawn.
    if (cell === null || before === null || !isSameCell(cell, before)) hovered.value = cell
    return cell
  }
  function leave(): void {
    hovered.value = null
  }

  return { hovered, follow, leave }
}
