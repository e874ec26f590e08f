/**
 * One search's path through the core of its table. While it is another search's turn, a copy of
 * the path is kept here.
 */
import type { Direction, Move } from '../rules/board'
import type { Level } from '../rules/setup'
import type { CoreExports } from './core'
import type { PositionTable, Turn } from './positionTable'

/** Nodes that the core is asked for at once. */
const MAX_NODES = 1 << 30

export class SearchPath implements Turn {
  /** Positions reached by a move that the bound let through, the last moves not counted. */
  nodes = 0
  /** How many first moves the bounds leave. */
  private readonly firstMoves: number
  private kept: Uint8Array | null = null

  constructor(
    private readonly level: Level,
    private readonly table: PositionTable,
  ) {
    this.firstMoves = table.giveTurn(this).begin(level.steps, ...level.position)
  }

  /** Whether the bounds leave a solution possible at all. */
  get isOpen(): boolean {
    return this.firstMoves > 0
  }

  /** The core, with this path in it. */
  get core(): CoreExports {
    return this.table.giveTurn(this)
  }

  /** Lets `search` work on a number of nodes or until it has an outcome, a number that is not 0. */
  run(nodes: number, search: (core: CoreExports, nodes: number) => number): number {
    const { core } = this
    const stopAt = this.nodes + nodes
    let outcome = 0
    while (outcome === 0 && this.nodes < stopAt) {
      outcome = search(core, Math.min(MAX_NODES, stopAt - this.nodes))
      this.nodes = core.nodesReached()
    }
    return outcome
  }

  /** The moves made, where the path is at its end. */
  moves(): Move[] {
    const { core } = this
    const moves: Move[] = []
    for (let ply = 0; ply < this.level.steps; ply++) moves.push(moveOf(core.moveAt(ply)))
    return moves
  }

  /** Share of the first moves worth trying whose search is complete, 0…1, while it runs. */
  rootShare(): number {
    const done = this.firstMoves - this.core.firstMovesLeft() - 1
    return Math.max(0, done) / this.firstMoves
  }

  /** Keeps the path that stands in the core. */
  leave(core: CoreExports): void {
    core.suspend()
    this.kept = this.inCore(core).slice()
  }

  /** Puts the path back into the core. */
  enter(core: CoreExports): void {
    if (this.kept === null) return
    this.inCore(core).set(this.kept)
    this.kept = null
    core.resume()
  }

  private inCore(core: CoreExports): Uint8Array {
    return new Uint8Array(core.memory.buffer, core.pathStart(), core.pathBytes(this.level.steps))
  }
}

/** The core's numbers for moves: x · 32 + 4y, and 1 more to the left. */
function moveOf(number: number): Move {
  const g: Direction = (number & 1) === 0 ? 1 : -1
  return { x: number >> 5, y: (number & 31) >> 2, g }
}
