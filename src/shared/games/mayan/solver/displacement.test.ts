import { describe, expect, it } from 'vitest'
import { computeDisplacements, NEVER, TABLED_COUNTS } from '../../../../../test/mayan/displacement'
import { takeCore } from './core'

const core = takeCore()
const distanceOf = (counts: number) => core.displacementOf(counts) & 255
const crossingsOf = (counts: number) => core.displacementOf(counts) >> 8
const pack = (counts: readonly number[]) =>
  counts.reduce((sum, count, x) => sum + count * 7 ** x, 0)
const everyCounts = Array.from({ length: 7 ** 5 }, (_, counts) =>
  [0, 1, 2, 3, 4].map((x) => Math.floor(counts / 7 ** x) % 7),
)
/** As the reference packs them. */
const packed = (counts: readonly number[]) =>
  counts.reduce((sum, count, x) => sum + count * 8 ** x, 0)

describe('the displacement table', () => {
  it.each([
    [[0, 0, 0, 0, 0], 0],
    [[3, 0, 0, 0, 0], 0],
    [[1, 1, 1, 0, 0], 0],
    [[2, 2, 2, 1, 0], 0],
    [[2, 1, 0, 0, 0], 1],
    [[1, 1, 0, 1, 0], 1],
    [[1, 0, 0, 0, 2], 3],
    [[3, 1, 1, 0, 0], 0],
    [[2, 1, 1, 0, 0], 3],
    [[5, 1, 0, 0, 0], 1],
    [[1, 0, 0, 0, 0], NEVER],
    [[1, 0, 0, 0, 1], NEVER],
  ])('%j is at %i', (counts, distance) => {
    expect(distanceOf(pack(counts))).toBe(distance)
  })

  it('is what its definition says', () => {
    const distances = computeDisplacements()
    expect(TABLED_COUNTS.map((counts) => distances[counts])).toEqual(
      everyCounts.map((_, counts) => distanceOf(counts)),
    )
  })

  it('knows what one block does that crosses a border', () => {
    const distances = computeDisplacements()
    for (const [counts, columns] of everyCounts.entries()) {
      let lowering = 0
      let raising = 0
      for (let x = 0; x < 4; x++) {
        const way = 8 ** (x + 1) - 8 ** x
        for (const [crossing, source, after] of [
          [x, x, packed(columns) + way],
          [4 + x, x + 1, packed(columns) - way],
        ] as const) {
          if (columns[source] === 0) continue
          const distance = distances[after] ?? NEVER
          if (distance < distanceOf(counts)) lowering |= 1 << crossing
          if (distance > distanceOf(counts)) raising |= 1 << crossing
        }
      }
      expect(crossingsOf(counts), columns.join()).toBe(lowering | (raising << 8))
    }
  })

  // The reference stops at seven blocks a column; blocks may gather beyond that over time. Checked
  // against distances without that edge.
  it('is never above the distance on a much wider range', () => {
    const wide = wideDistances(11)
    let checked = 0
    for (const [key, distance] of wide) {
      const counts = key.split(',').map(Number)
      expect(distanceOf(pack(counts)), key).toBe(distance)
      checked++
    }
    expect(checked).toBe(7 ** 5)
  })
})

/** The same definition, obviously: earth mover's distance by search from each clearable count. */
function wideDistances(most: number): Map<string, number> {
  const distances = new Map<string, number>()
  const side = most + 1
  const size = side ** 5
  const best = new Int16Array(size).fill(-1)
  const digits = (index: number) => [0, 1, 2, 3, 4].map((x) => Math.floor(index / side ** x) % side)
  const queue: number[] = []
  for (let index = 0; index < size; index++) {
    if (isMadeOfRuns(digits(index))) {
      best[index] = 0
      queue.push(index)
    }
  }
  for (const index of queue) {
    const counts = digits(index)
    for (let x = 0; x < 4; x++) {
      for (const [from, to] of [
        [x, x + 1],
        [x + 1, x],
      ] as const) {
        if ((counts[from] ?? 0) === 0 || counts[to] === most) continue
        const next = index - side ** from + side ** to
        if (best[next] !== -1) continue
        best[next] = (best[index] ?? 0) + 1
        queue.push(next)
      }
    }
  }
  for (let index = 0; index < size; index++) {
    const counts = digits(index)
    if (counts.every((count) => count <= 6)) {
      distances.set(counts.join(), best[index] === -1 ? NEVER : (best[index] ?? 0))
    }
  }
  return distances
}

/** Columns of one or two are covered exactly by row runs of three to five; fuller ones may be. */
function isMadeOfRuns(whole: readonly number[]): boolean {
  const cover = (left: number[]): boolean => {
    const x = left.findIndex((count, column) => count > 0 && (whole[column] ?? 0) < 3)
    if (x === -1) return true
    for (let first = 0; first <= x; first++) {
      for (let last = Math.max(x, first + 2); last < 5; last++) {
        const taken = left.map((count, column) =>
          column >= first && column <= last ? count - 1 : count,
        )
        if (taken.every((count) => count >= 0) && cover(taken)) return true
      }
    }
    return false
  }
  return cover([...whole])
}
