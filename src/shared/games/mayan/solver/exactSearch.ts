/**
 * Solutions of exactly n moves in lexicographic order: a depth-first search in the contest's order
 * that remembers every (position, moves left) that failed.
 *
 * Depth-first rather than two-sided or breadth-first, since the answer must be the smallest in move
 * order and since clears can't be undone from the end. Failures are facts about positions, not
 * about the path to them, so searches of any levels may share a table.
 */
import type { Move } from '../board'
import type { Level } from '../setup'
import { NOT_FOUND, type PositionTable } from './positionTable'
import { SearchPath } from './searchPath'

export type SearchState = 'running' | 'solved' | 'exhausted'

export class ExactSearch {
  /** `solved` at each solution: the next `run` goes on to the one after it. */
  state: SearchState = 'running'
  /** Positions reached by a move that the bound let through, the last moves not counted. */
  nodes = 0

  private readonly path: SearchPath
  /** Whether a solution was found below each ply: then it did not fail. */
  private readonly hasSolution: Uint8Array

  constructor(
    level: Level,
    private readonly failed: PositionTable,
  ) {
    this.path = new SearchPath(level)
    this.hasSolution = new Uint8Array(level.steps)
    if (this.path.isOpen) this.path.enter()
    else this.state = 'exhausted'
  }

  /** Searches on for about `nodes` more nodes, or to the next solution. */
  run(nodes: number): SearchState {
    const stopAt = this.nodes + nodes
    if (this.state === 'solved') this.state = 'running'
    while (this.state === 'running' && this.nodes < stopAt) this.step()
    return this.state
  }

  get isRunning(): boolean {
    return this.state === 'running'
  }

  /** The answer, once the state is `solved`. */
  solution(): Move[] {
    return this.path.path(this.path.steps)
  }

  /** Share of the first moves whose search is complete, 0…1. */
  rootShare(): number {
    return this.state === 'exhausted' ? 1 : this.path.rootShare()
  }

  private step(): void {
    const { path, failed } = this
    if (path.left === 1) {
      if (path.finish()) {
        this.state = 'solved'
        this.hasSolution.fill(1)
      } else {
        this.retreat()
      }
    } else if (path.descend()) {
      this.nodes++
      const mayBeKnown = path.isWorthRemembering
      if (mayBeKnown && failed.find(path.boards, path.at, path.left) !== NOT_FOUND) {
        path.ascend()
        path.noteFailure()
      } else {
        this.hasSolution[path.ply] = 0
        path.enter()
      }
    } else {
      this.retreat()
    }
  }

  /** All moves of this ply have been tried: remembers it if they failed, and goes back one. */
  private retreat(): void {
    const { path, failed } = this
    const hasFailed = this.hasSolution[path.ply] === 0
    if (hasFailed && path.isWorthRemembering) failed.add(path.boards, path.at, path.left)
    if (path.ply === 0) {
      this.state = 'exhausted'
    } else {
      path.ascend()
      if (hasFailed) path.noteFailure()
    }
  }
}
