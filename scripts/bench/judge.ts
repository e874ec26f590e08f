/** The judge of HDU 1175 beside a plain search: whole processes, the largest texts, medians. */
import { join } from 'node:path'
import { judgeInputs } from '../../bench/judgeInputs'
import { median, runProgram } from './measure'
import { printColumns } from './table'

/** Of one program; times in milliseconds, `peak` in MB. */
interface Usage {
  readonly answers: string
  readonly ms: number
  /** Of the fastest run: the one that other work on the machine kept least. */
  readonly least: number
  readonly cpu: number
  readonly peak: number
}

export interface JudgeFigures {
  readonly name: string
  readonly own: Usage
  readonly plain: Usage
}

/**
 * @param command the script of the terminal command
 * @param folder of the built `usage.js` and `plainJudge.js`
 */
export async function measureJudge(
  command: string,
  folder: string,
  runs: number,
): Promise<JudgeFigures[]> {
  const figures: JudgeFigures[] = []
  for (const { name, text } of judgeInputs()) {
    const own = await usageOf(folder, [command, 'lianliankan', 'judge'], text, runs)
    const plain = await usageOf(folder, [join(folder, 'plainJudge.js')], text, 1)
    if (own.answers !== plain.answers) console.error(`${name}: the answers differ!`)
    figures.push({ name, own, plain })
  }
  print(figures)
  return figures
}

async function usageOf(
  folder: string,
  args: readonly string[],
  text: string,
  runs: number,
): Promise<Usage> {
  const usages: Omit<Usage, 'least'>[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    const watched = ['--require', join(folder, 'usage.js'), ...args]
    const { stdout, stderr } = await runProgram(process.execPath, watched, text)
    const ms = performance.now() - start
    const [, cpu, peak] = /^usage ([\d.]+) (\d+)$/m.exec(stderr) ?? []
    usages.push({ answers: stdout, ms, cpu: Number(cpu), peak: Number(peak) / 1024 })
  }
  const answers = usages[0]?.answers ?? ''
  return {
    answers,
    ms: median(usages.map(({ ms }) => ms)),
    least: Math.min(...usages.map(({ ms }) => ms)),
    cpu: median(usages.map(({ cpu }) => cpu)),
    peak: Math.max(...usages.map(({ peak }) => peak)),
  }
}

function print(figures: readonly JudgeFigures[]): void {
  const head = [
    '1000 × 999, 49 queries',
    'YES',
    'ms',
    'least',
    'CPU ms',
    'MB',
    'plain ms',
    'plain MB',
  ]
  const rows = figures.map(({ name, own, plain }) => [
    name,
    String(own.answers.match(/YES/g)?.length ?? 0),
    own.ms.toFixed(0),
    own.least.toFixed(0),
    own.cpu.toFixed(0),
    own.peak.toFixed(0),
    plain.ms.toFixed(0),
    plain.peak.toFixed(0),
  ])
  printColumns([head, ...rows], 1)
}
