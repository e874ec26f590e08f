/**
 * `npm run bench`: the Mayan solver beside a plain depth-first search on hard levels, in one run on
 * this machine, and its times on ordinary levels. The engine is measured from a cold start: each
 * run is a fresh process that solves every level once, in order; figures are medians.
 *
 *     --against CMD   time any program that reads contest text on stdin and prints the answer,
 *                     instead of the plain search; its time is that of the whole process
 *     --runs N        runs of the engine (and of CMD), 9 if not said
 *     --json FILE     write all figures to a file
 *     --growth        instead, the hard levels asked for more and more steps (takes long)
 *     --plot FILE     with --growth, write a plot as SVG
 *     --judge         instead, the judge of HDU 1175 on the largest texts, beside a plain search
 *     --startup       instead, start and memory of the app beside an empty Electron window
 *     --lianliankan   instead, the solver of Lianliankan, as tables of Markdown
 *     --workbench     instead, mending, filling, composing and profiling levels
 */
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { measureGrowth } from './bench/growth'
import { hardLevels, type HardLevel } from './bench/hardLevels'
import { measureJudge } from './bench/judge'
import { measureLianliankan } from './bench/lianliankan'
import { measureStartup } from './bench/startup'
import { median, medianOf, quantile, runEngine, runRival, type Measured } from './bench/measure'
import { measureWorkbench } from './bench/workbench'
import { buildBench, buildCommand, plainSearch } from './bench/programs'
import { printTable, type Row } from './bench/table'
import { runScript } from './support/script'

const ORDINARY_LEVELS = 500
/** Where the plain search takes this long, once is enough: its time hardly varies. */
const LONG_MS = 200

runScript(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      runs: { type: 'string', default: '9' },
      json: { type: 'string' },
      growth: { type: 'boolean' },
      plot: { type: 'string' },
      judge: { type: 'boolean' },
      lianliankan: { type: 'boolean' },
      workbench: { type: 'boolean' },
      startup: { type: 'boolean' },
    },
  })
  if (values.lianliankan) {
    measureLianliankan()
    return 0
  }
  if (values.workbench) {
    measureWorkbench()
    return 0
  }
  const runs = Math.max(1, Number(values.runs))
  if (values.startup) return measureStartup(runs, values.json)
  const engine = await buildBench()
  if (values.judge) {
    const figures = await measureJudge(await buildCommand(), dirname(engine), runs)
    if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
    return figures.every(({ own, plain }) => own.answers === plain.answers) ? 0 : 1
  }
  const levels = hardLevels()
  if (values.growth) {
    await measureGrowth(engine, levels, values.plot)
    return 0
  }
  const rows = await compare(engine, levels, runs, values.against)
  const summary = summarize(rows)
  const ordinary = await measureOrdinary(engine)
  if (values.json) {
    writeFileSync(values.json, `${JSON.stringify({ ...summary, ordinary, rows }, null, 2)}\n`)
  }
  return rows.every(({ own, other }) => own.answer === other.answer) ? 0 : 1
})

async function compare(
  engine: string,
  levels: readonly HardLevel[],
  runs: number,
  against: string | undefined,
): Promise<Row[]> {
  const rival = against ?? (await plainSearch())
  console.log(`${levels.length} hard levels, ${runs} runs, medians; compared with: ${rival}`)
  const request = { mode: 'solve', levels: levels.map(({ level }) => level) } as const
  const longMs = against === undefined ? LONG_MS : Infinity
  const times = levels.map(() => ({ own: [] as Measured[], other: [] as Measured[] }))
  // In turn, so that what else the machine does meets both.
  for (let run = 0; run < runs; run++) {
    const results = await runEngine(engine, request)
    for (const [index, { text }] of levels.entries()) {
      const { own, other } = times[index] as (typeof times)[number]
      own.push(results[index] as Measured)
      if ((other[0]?.ms ?? 0) < longMs) other.push(await runRival(rival, text))
    }
  }
  const rows = times.map(({ own: ours, other: others }, index): Row => {
    const [own, other, { name }] = [medianOf(ours), medianOf(others), levels[index] as HardLevel]
    if (other.answer !== own.answer) console.error(`${name}: the answers differ!`)
    return { name, own, other, ratio: other.ms / own.ms }
  })
  printTable(rows)
  return rows
}

function summarize(rows: readonly Row[]): { geometricMean: number; least: number } {
  const ratios = rows.map(({ ratio }) => ratio)
  const logs = ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0)
  const summary = { geometricMean: Math.exp(logs / rows.length), least: Math.min(...ratios) }
  console.log(
    `ratio: geometric mean ${summary.geometricMean.toFixed(1)}, ` +
      `median ${median(ratios).toFixed(1)}, least ${summary.least.toFixed(1)}`,
  )
  return summary
}

/** Verdict, minimum and spectrum of sound levels from the generator, in one process. */
async function measureOrdinary(engine: string): Promise<{ p50: number; p95: number; max: number }> {
  const results = await runEngine(engine, { mode: 'ordinary', count: ORDINARY_LEVELS, seed: 2011 })
  const times = results.map(({ ms }) => ms)
  const figures = { p50: median(times), p95: quantile(times, 0.95), max: Math.max(...times) }
  console.log(
    `${results.length} ordinary levels, verdict + minimum + spectrum: median ` +
      `${figures.p50.toFixed(2)} ms, 95 % ${figures.p95.toFixed(2)} ms, most ${figures.max.toFixed(2)} ms`,
  )
  return figures
}
