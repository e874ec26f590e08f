import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import {
  computeTolls,
  TABLED_COUNTS,
  TOLL_CHOICES,
  tollsOfChoice,
} from '../../../../../test/mayan/displacement'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import { takeCore } from './core'
import { runs } from '../../../../../test/runs'

const PER_MOVE = 12
const core = takeCore()

describe('the toll table', () => {
  it('is what its definition says, as far as its bits go', () => {
    for (const [choice, rightward] of TOLL_CHOICES.entries()) {
      const tolls = computeTolls(tollsOfChoice(rightward))
      const ours = TABLED_COUNTS.map((_, counts) => core.tollOf(counts, choice))
      expect(ours).toEqual(TABLED_COUNTS.map((counts) => Math.min(tolls[counts] ?? 0, 63)))
    }
  })

  it('has a move pay for one block over a border each way', () => {
    for (const rightward of TOLL_CHOICES) {
      const { leftward } = tollsOfChoice(rightward)
      expect(rightward.map((toll, border) => toll + (leftward[border] ?? 0))).toEqual(
        rightward.map(() => PER_MOVE),
      )
    }
  })

  it('asks for no more than the moves that a board takes', () => {
    let asking = 0
    fc.assert(
      fc.property(solvableLookingArbitrary(), (stacks) => {
        const moves = [1, 2, 3].find((steps) => plainSearch(stacks, steps).moves !== null)
        if (moves === undefined) return
        for (const choice of TOLL_CHOICES.keys()) {
          const sum = countsOf(stacks).reduce((all, counts) => all + core.tollOf(counts, choice), 0)
          expect(sum).toBeLessThanOrEqual(PER_MOVE * moves)
          if (sum > 0) asking++
        }
      }),
      { numRuns: runs(60) },
    )
    expect(asking).toBeGreaterThan(10)
  })

  // So it may be asked before what a move has brought together is cleared: for any shape, its
  // blocks of a colour are at distance 0.
  it('is not lowered by what is cleared', () => {
    const all = Array.from({ length: 7 ** 5 }, (_, counts) => counts)
    const nibbles = Int32Array.from(all, (counts) =>
      [0, 1, 2, 3, 4].reduce((sum, x) => sum + digit(counts, 7, x) * 16 ** x, 0),
    )
    const tolls = [...TOLL_CHOICES.keys()].map((choice) =>
      Uint8Array.from(all, (counts) => core.tollOf(counts, choice)),
    )
    const isTabled = (columns: number) => ((columns + 0x11111) & 0x88888) === 0
    const cleared = all.filter((counts) => (core.displacementOf(counts) & 255) === 0)
    let compared = 0
    let lowered = 0
    for (const gone of cleared) {
      for (const left of all) {
        if (!isTabled((nibbles[gone] ?? 0) + (nibbles[left] ?? 0))) continue
        for (const toll of tolls) if ((toll[left + gone] ?? 0) > (toll[left] ?? 0)) lowered++
        compared++
      }
    }
    expect(lowered).toBe(0)
    expect(compared).toBeGreaterThan(1_000_000)
  })

  // Blocks may gather beyond the seven a column that the reference covers; as for displacements.
  it.each([0, 1])('is not above the tolls on a wider range (choice %i)', (choice) => {
    const rightward = TOLL_CHOICES[choice] ?? []
    const wide = wideTolls(rightward, 10)
    const ours = Array.from({ length: 7 ** 5 }, (_, counts) => core.tollOf(counts, choice))
    expect(ours.filter((toll, counts) => toll > (wide[counts] ?? 0))).toEqual([])
  })
})

/** For each colour, its counts to base 7. */
function countsOf(stacks: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>()
  for (const [x, stack] of stacks.entries()) {
    for (const colour of stack) counts.set(colour, (counts.get(colour) ?? 0) + 7 ** x)
  }
  return [...counts.values()]
}

const digit = (index: number, side: number, x: number) => Math.floor(index / side ** x) % side

/** The same definition by relaxing every step until nothing changes; of up to six a column. */
function wideTolls(rightward: readonly number[], most: number): number[] {
  const side = most + 1
  const best = clearable(most)
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (let index = 0; index < best.length; index++) {
      for (const [x, toll] of rightward.entries()) {
        const [here, beside] = [digit(index, side, x), digit(index, side, x + 1)]
        const way = side ** (x + 1) - side ** x
        const least = Math.min(
          here > 0 && beside < most ? (best[index + way] ?? 255) + toll : 255,
          beside > 0 && here < most ? (best[index - way] ?? 255) + PER_MOVE - toll : 255,
        )
        if (least >= (best[index] ?? 0)) continue
        best[index] = least
        hasChanged = true
      }
    }
  }
  return Array.from({ length: 7 ** 5 }, (_, counts) => {
    const columns = [0, 1, 2, 3, 4].map((x) => digit(counts, 7, x) * side ** x)
    return best[columns.reduce((sum, column) => sum + column)] ?? 255
  })
}

/** 0 for counts made up of runs, else 255. */
function clearable(most: number): Uint8Array {
  const side = most + 1
  const tolls = new Uint8Array(side ** 5).fill(255)
  const found = [0]
  const add = (index: number) => {
    if (tolls[index] !== 0) found.push(index)
    tolls[index] = 0
  }
  for (const index of found) {
    add(index)
    for (const run of [0b00111, 0b01110, 0b11100, 0b01111, 0b11110, 0b11111]) {
      const columns = [0, 1, 2, 3, 4].filter((x) => ((run >> x) & 1) === 1)
      const hasRoom = columns.every((x) => digit(index, side, x) < most)
      if (hasRoom) add(index + columns.reduce((sum, x) => sum + side ** x, 0))
    }
    for (let x = 0; x < 5; x++) {
      const count = digit(index, side, x)
      const more = Math.max(1, 3 - count)
      if (count + more <= most) add(index + more * side ** x)
    }
  }
  return tolls
}
