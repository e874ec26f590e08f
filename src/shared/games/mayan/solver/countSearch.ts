/**
 * The number of solutions of exactly n moves, an exchange counted once: the same depth-first search
 * as `ExactSearch`, but every (position, moves left) is remembered with its number of solutions.
 */
import type { Level } from '../setup'
import { addCount, addOne, COUNT_WORDS, readCount } from './bigCount'
import { NOT_FOUND, type PositionTable } from './positionTable'
import { SearchPath } from './searchPath'

export class CountSearch {
  isRunning = true
  /** Positions reached by a move that the bound let through, the last moves not counted. */
  nodes = 0

  private readonly path: SearchPath
  /** The solutions found below each ply so far. */
  private readonly found: Int32Array

  /** @param counts a table with `COUNT_WORDS` for values; searches of any levels may share it */
  constructor(
    level: Level,
    private readonly counts: PositionTable,
  ) {
    this.path = new SearchPath(level)
    this.found = new Int32Array(level.steps * COUNT_WORDS)
    if (this.path.isOpen) this.path.enter()
    else this.isRunning = false
  }

  /** Counts on for about `nodes` more nodes. */
  run(nodes: number): void {
    const stopAt = this.nodes + nodes
    while (this.isRunning && this.nodes < stopAt) this.step()
  }

  /** The number of solutions, or of those found so far below the first moves that are done. */
  total(): bigint {
    return readCount(this.found, 0)
  }

  rootShare(): number {
    return this.isRunning ? this.path.rootShare() : 1
  }

  private step(): void {
    const { path, counts, found } = this
    if (path.left === 1) {
      while (path.finish()) addOne(found, path.ply * COUNT_WORDS)
      this.retreat()
    } else if (path.descend()) {
      this.nodes++
      const known = path.isWorthRemembering
        ? counts.find(path.boards, path.at, path.left)
        : NOT_FOUND
      if (known === NOT_FOUND) {
        found.fill(0, path.ply * COUNT_WORDS, (path.ply + 1) * COUNT_WORDS)
        path.enter()
      } else {
        path.ascend()
        addCount(found, path.ply * COUNT_WORDS, counts.words, known)
      }
    } else {
      this.retreat()
    }
  }

  /** This ply is counted: remembers the number and adds it to the one above. */
  private retreat(): void {
    const { path, counts, found } = this
    const at = path.ply * COUNT_WORDS
    if (path.isWorthRemembering) {
      const value = counts.add(path.boards, path.at, path.left)
      for (let limb = 0; limb < COUNT_WORDS; limb++) counts.words[value + limb] = found[at + limb]!
    }
    if (path.ply === 0) {
      this.isRunning = false
    } else {
      path.ascend()
      addCount(found, at - COUNT_WORDS, found, at)
    }
  }
}
