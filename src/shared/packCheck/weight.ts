/** How hard a level is, rising, as far as it is known: compared item by item. */
export type Weight = readonly number[]

export function compareWeights(a: Weight, b: Weight): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
