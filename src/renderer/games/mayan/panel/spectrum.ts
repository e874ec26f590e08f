/** The spectrum as bars. Counts stay decimal strings: they may exceed what a number holds. */
import type { SpectrumLine } from '@shared/games/mayan/solver/analysis'

export interface Bar {
  readonly k: number
  /** Null where it was not counted to the end. */
  readonly count: string | null
  /** Share of the full height: 0 for none, else on a logarithmic scale. */
  readonly height: number
}

/** Height of a count of one where others are larger. */
const LEAST_HEIGHT = 0.16

export function barsOf(steps: number, spectrum: readonly SpectrumLine[]): Bar[] {
  const most = Math.max(0, ...spectrum.map(({ count }) => logOf(count)))
  return Array.from({ length: steps }, (_, index) => {
    const count = spectrum.find(({ k }) => k === index + 1)?.count ?? null
    return { k: index + 1, count, height: heightOf(count, most) }
  })
}

function heightOf(count: string | null, most: number): number {
  if (count === null || count === '0') return 0
  return most === 0 ? 1 : LEAST_HEIGHT + (1 - LEAST_HEIGHT) * (logOf(count) / most)
}

/** Decimal logarithm, for the height only; 0 for none. */
function logOf(count: string): number {
  return count === '0'
    ? 0
    : count.length - 1 + Math.log10(Number(`${count[0]}.${count.slice(1, 9)}`))
}
