/**
 * Solutions of exactly n moves, in lexicographic order: `assembly/exact.ts` is the search, this its
 * handle.
 */
import { invariant } from '../../../invariant'
import type { SearchState } from '../../../search/limits'
import type { Move } from '../rules/board'
import type { Level } from '../rules/setup'
import type { CoreExports } from './core'
import type { PositionTable } from './positionTable'
import { SearchPath } from './searchPath'

/** In the order of the core's numbers. */
const STATES: readonly SearchState[] = ['running', 'solved', 'exhausted']

const search = (core: CoreExports, nodes: number) => core.runExact(nodes)

export class ExactSearch {
  /** `solved` at each solution: the next `run` searches for the one after it. */
  state: SearchState
  private readonly path: SearchPath

  constructor(level: Level, failed: PositionTable) {
    this.path = new SearchPath(level, failed)
    this.state = this.path.isOpen ? 'running' : 'exhausted'
  }

  /** Searches on for about `nodes` more nodes, or to the next solution. */
  run(nodes: number): SearchState {
    if (this.state === 'exhausted') return this.state
    this.state = STATES[this.path.run(nodes, search)] ?? 'running'
    return this.state
  }

  get nodes(): number {
    return this.path.nodes
  }

  get isRunning(): boolean {
    return this.state === 'running'
  }

  /** The solution at which the search stands. */
  solution(): Move[] {
    invariant(this.state === 'solved', 'a search that stands at no solution has none to return')
    return this.path.moves()
  }

  /** Share of the first moves whose search is complete, 0…1. */
  rootShare(): number {
    return this.state === 'exhausted' ? 1 : this.path.rootShare()
  }
}
