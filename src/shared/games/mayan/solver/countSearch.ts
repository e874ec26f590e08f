/**
 * The number of solutions of exactly n moves, an exchange counted once: `assembly/count.ts` is the
 * search, this its handle.
 */
import type { Level } from '../rules/setup'
import type { CoreExports } from './core'
import type { PositionTable } from './positionTable'
import { SearchPath } from './searchPath'

const search = (core: CoreExports, nodes: number) => core.runCount(nodes)

export class CountSearch {
  isRunning: boolean
  private readonly path: SearchPath

  /** @param counts a table with counts; searches of any levels may share it */
  constructor(level: Level, counts: PositionTable) {
    this.path = new SearchPath(level, counts)
    this.isRunning = this.path.isOpen
  }

  /** Counts on for about `nodes` more nodes. */
  run(nodes: number): void {
    if (this.isRunning) this.isRunning = this.path.run(nodes, search) === 0
  }

  get nodes(): number {
    return this.path.nodes
  }

  /** The number of solutions, or of those found so far below the first moves that are done. */
  total(): bigint {
    const { core } = this.path
    return (BigInt.asUintN(64, core.foundHigh()) << 64n) | BigInt.asUintN(64, core.foundLow())
  }

  rootShare(): number {
    return this.isRunning ? this.path.rootShare() : 1
  }
}
