/**
 * `npm run bench [-- --against CMD] [--runs N] [--json FILE]`: the Mayan solver beside a plain
 * depth-first search on hard levels, in one run on this machine. The engine is measured from a cold
 * start: each run is a fresh process that solves every level once, in order; figures are medians.
 * `--against` times any program that reads contest text on stdin and prints the answer instead; its
 * time is that of the whole process.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HARD_LEVELS } from '../bench/levels'
import { printContestText } from '../src/shared/games/mayan/contestText'
import { parseLevelCode } from '../src/shared/games/mayan/levelCode'
import { buildBench, plainSearch } from './bench/programs'
import { median, timeEngine, timeProgram, type Measured } from './bench/measure'
import { printTable, type Row } from './bench/table'
import { projectRoot } from './support/paths'
import { runScript } from './support/script'

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
    },
  })
  const runs = Math.max(1, Number(values.runs))
  const levels = hardLevels()
  const engine = await buildBench()
  const rival = values.against ?? (await plainSearch())
  console.log(`${levels.length} hard levels, ${runs} runs, medians; compared with: ${rival}`)

  const ours = await timeEngine(
    engine,
    levels.map(({ text }) => text),
    runs,
  )
  const rows: Row[] = []
  for (const [index, { name, text }] of levels.entries()) {
    const own = ours[index] as Measured
    const other = await timeProgram(rival, text, values.against === undefined ? 1 : runs)
    if (other.answer !== own.answer) console.error(`${name}: the answers differ!`)
    rows.push({ name, own, other, ratio: other.ms / own.ms })
    process.stderr.write(`\r${index + 1}/${levels.length} `)
  }
  process.stderr.write('\r')
  printTable(rows)
  const ratios = rows.map(({ ratio }) => ratio)
  const geometricMean = Math.exp(
    ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / rows.length,
  )
  console.log(
    `ratio: geometric mean ${geometricMean.toFixed(1)}, median ${median(ratios).toFixed(1)}, ` +
      `least ${Math.min(...ratios).toFixed(1)}`,
  )
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ rival, geometricMean, rows }, null, 2)}\n`)
  return rows.every(({ own, other }) => own.answer === other.answer) ? 0 : 1
})

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
