/** How time grows with steps and blocks: tables on the console, and a plot as SVG. */
import { writeFileSync } from 'node:fs'
import type { EngineResult } from '../../bench/engine'
import type { HardLevel } from './hardLevels'
import { quantile, runEngine } from './measure'

const STEPS = [5, 6, 7, 8, 9, 10, 11, 12]
const MAX_SECONDS = 20
/** With the rest of the process, one worker stays below 512 MB. */
const TABLE_BYTES = 256 * 1024 * 1024

const STEPS_BY_BLOCKS = 10
const BLOCKS = [
  [1, 15],
  [16, 20],
  [21, 25],
  [26, 30],
  [31, 35],
] as const

interface Line {
  readonly steps: number
  readonly results: readonly EngineResult[]
}

/** @param plot where the plot is written, if anywhere */
export async function measureGrowth(
  engine: string,
  levels: readonly HardLevel[],
  plot: string | undefined,
): Promise<void> {
  const lines: Line[] = []
  console.log('n        decided  median ms   90 % ms     max ms    max nodes')
  for (const steps of STEPS) {
    const request = {
      mode: 'grow',
      levels: levels.map(({ level }) => level),
      steps,
      maxSeconds: MAX_SECONDS,
      tableBytes: TABLE_BYTES,
    }
    const results = await runEngine(engine, { ...request, mode: 'grow' })
    lines.push({ steps, results })
    console.log(rowOf(String(steps), results))
  }
  const ofBlocks = lines.find(({ steps }) => steps === STEPS_BY_BLOCKS)
  if (ofBlocks) printByBlocks(levels, ofBlocks)
  if (plot !== undefined) writeFileSync(plot, plotOf(lines))
}

function printByBlocks(levels: readonly HardLevel[], { steps, results }: Line): void {
  console.log(`n = ${steps}, by the number of blocks`)
  for (const [least, most] of BLOCKS) {
    const ofSize = results.filter((_, index) => {
      const { blocks } = levels[index] as HardLevel
      return blocks >= least && blocks <= most
    })
    if (ofSize.length > 0) console.log(rowOf(`${least}–${most}`, ofSize))
  }
}

function rowOf(name: string, results: readonly EngineResult[]): string {
  const times = results.map(({ ms }) => ms)
  const decided = results.filter(({ verdict }) => verdict !== 'undecided').length
  return [
    name.padEnd(5),
    `${decided}/${results.length}`.padStart(9),
    ...[quantile(times, 0.5), quantile(times, 0.9), Math.max(...times)].map((ms) =>
      ms.toFixed(1).padStart(10),
    ),
    String(Math.max(...results.map(({ nodes }) => nodes))).padStart(12),
  ].join(' ')
}

/** Every level a dot, median and maximum as lines; milliseconds on a logarithmic scale. */
function plotOf(lines: readonly Line[]): string {
  const x = (steps: number) => 60 + ((steps - 5) / 7) * 520
  const y = (ms: number) => 320 - ((Math.log10(Math.max(ms, 0.01)) + 2) / 7) * 290
  const dots = lines.flatMap(({ steps, results }) =>
    results.map(
      ({ ms }, index) =>
        `<circle cx="${(x(steps) + ((index * 7) % 15) - 7).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="2.2"/>`,
    ),
  )
  const path = (value: (times: number[]) => number) =>
    lines
      .map(
        ({ steps, results }) => `${x(steps)},${y(value(results.map(({ ms }) => ms))).toFixed(1)}`,
      )
      .join(' ')
  const ticks = [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 370" font-family="sans-serif" font-size="12">
<rect width="620" height="370" fill="#f7f1e4"/>
<g stroke="#d8cbb0">${ticks.map((ms) => `<path d="M50 ${y(ms).toFixed(1)}H600"/>`).join('')}</g>
<g fill="#6b5e48" text-anchor="end">${ticks.map((ms) => `<text x="46" y="${(y(ms) + 4).toFixed(1)}">${ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`}</text>`).join('')}</g>
<g fill="#6b5e48" text-anchor="middle">${lines.map(({ steps }) => `<text x="${x(steps)}" y="342">n = ${steps}</text>`).join('')}</g>
<g fill="#3f8fd0" fill-opacity="0.45">${dots.join('')}</g>
<g fill="none" stroke-width="2"><polyline stroke="#15795a" points="${path((times) => quantile(times, 0.5))}"/><polyline stroke="#a83f26" points="${path((times) => Math.max(...times))}"/></g>
<g><text x="60" y="362" fill="#15795a">median</text><text x="120" y="362" fill="#a83f26">slowest</text><text x="180" y="362" fill="#2b6ca3">each hard level</text></g>
</svg>
`
}
