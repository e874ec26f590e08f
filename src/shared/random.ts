/**
 * Seeded random numbers: the same seed gives the same numbers on every machine. The generator is
 * pure-rand's Mersenne Twister, which spreads seeds that lie side by side.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import { invariant } from './invariant'

export const MAX_SEED = 0xffffffff

export class Random {
  private readonly generator

  /** @param seed a whole number, 0…`MAX_SEED` */
  constructor(seed: number) {
    this.generator = mersenne(seed)
  }

  /** A whole number, `least` and `most` included, all equally likely. */
  integer(least: number, most: number): number {
    return uniformInt(this.generator, least, most)
  }

  /** One of the items, of which there is at least one. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.integer(0, items.length - 1)]
    invariant(item !== undefined, 'there is something to pick from')
    return item
  }

  /** The items in any order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.integer(0, last)
      ;[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T]
    }
    return shuffled
  }
}
