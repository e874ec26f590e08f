/**
 * `npm run bench`: the Mayan solver beside a plain depth-first search on hard levels, in one run on
 * this machine, and its times on ordinary levels. The engine is measured from a cold start: each
 * run is a fresh process that solves every level once, in order; figures are medians.
 *
 *     --against CMD   time any program that reads contest text on stdin and prints the answer,
 *                     instead of the plain search; its time is that of the whole process
 *     --runs N        runs of the engine (and of CMD), 5 if not said
 *     --json FILE     write all figures to a file
 *     --growth        instead, the hard levels asked for more and more steps (takes long)
 *     --plot FILE     with --growth, write a plot as SVG
 *     --judge         instead, the judge of HDU 1175 on the largest texts, beside a plain search
 *     --startup       instead, start and memory of the app beside an empty Electron window
 *     --lianliankan   instead, the solver of Lianliankan, as tables of Markdown
 *     --workbench     instead, mending, filling, composing and profiling levels
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HARD_LEVELS } from '../bench/levels'
import { printContestText } from '../src/shared/games/mayan/contestText'
import { parseLevelCode } from '../src/shared/games/mayan/levelCode'
import { measureGrowth } from './bench/growth'
import { measureJudge } from './bench/judge'
import { measureLianliankan } from './bench/lianliankan'
import { measureStartup } from './bench/startup'
import {
  median,
  quantile,
  runEngine,
  timeEngine,
  timeProgram,
  type Measured,
} from './bench/measure'
import { measureWorkbench } from './bench/workbench'
import { buildBench, buildCommand, plainSearch } from './bench/programs'
import { printTable, type Row } from './bench/table'
import { projectRoot } from './support/paths'
import { runScript } from './support/script'

const ORDINARY_LEVELS = 500

interface BenchLevel {
  readonly name: string
  readonly text: string
}

runScript(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      runs: { type: 'string', default: '5' },
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
    await measureGrowth(
      engine,
      levels.map(({ text }) => text),
      values.plot,
    )
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
  levels: readonly BenchLevel[],
  runs: number,
  against: string | undefined,
): Promise<Row[]> {
  const rival = against ?? (await plainSearch())
  console.log(`${levels.length} hard levels, ${runs} runs, medians; compared with: ${rival}`)
  const texts = levels.map(({ text }) => text)
  const ours = await timeEngine(engine, texts, runs)
  const rows: Row[] = []
  for (const [index, { name, text }] of levels.entries()) {
    const own = ours[index] as Measured
    const other = await timeProgram(rival, text, against === undefined ? 1 : runs)
    if (other.answer !== own.answer) console.error(`${name}: the answers differ!`)
    rows.push({ name, own, other, ratio: other.ms / own.ms })
  }
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

/** Files beside the project where they exist, else the project's own set. */
function hardLevels(): BenchLevel[] {
  const folder = resolve(projectRoot, '../shared/cases/mayan/hard')
  if (existsSync(folder)) {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.in'))
      .sort()
    return names.map((name) => ({
      name: name.replace(/\.in$/, ''),
      text: readFileSync(join(folder, name), 'utf8'),
    }))
  }
  return Object.entries(HARD_LEVELS).map(([name, code]) => {
    const setup = parseLevelCode(code)
    if (!setup.ok) throw new Error(`${name} is no level code`)
    return { name, text: printContestText(setup.value) }
  })
}
