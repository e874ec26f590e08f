/** `pack check`: may this pack be given away. */
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Command } from 'commander'
import { levelCodeOf } from '../../shared/games/codes'
import type { GameDocument } from '../../shared/games/documents'
import { boardSvgOf } from '../../shared/games/boardPicture'
import { formOf } from '../../shared/games/sameness'
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { checkPack, passes, type PackFinding } from '../../shared/packCheck/findings'
import type { CheckedLevel } from '../../shared/packCheck/level'
import { printReportHtml, printReportJson, type PackReport } from '../../shared/packCheck/report'
import { ExitCode, worse } from '../exitCode'
import { reportFault } from '../faults'
import { limitsOf, withLimitOptions, type LimitOptions } from '../limits'
import { readAnyLevelInputs } from '../levelInputs'
import { displayName, writeError, writeOutput } from '../streams'
import { checkLevel } from './checkLevel'

interface CheckOptions extends LimitOptions {
  readonly json?: boolean
  readonly html?: string
}

export function checkCommand(): Command {
  const command = new Command('check')
    .description(
      'prove every level of a pack, and look for duplicates, levels out of order, and faulty words',
    )
    .argument('<file>', 'a pack, or levels in any form; - is standard input')
    .option('--json', 'print the report as JSON')
    .option('--html <file>', 'write the report as a page')
  return withLimitOptions(command).action(checkFile)
}

async function checkFile(file: string, options: CheckOptions): Promise<void> {
  const { packName, inputs } = await readAnyLevelInputs(file, null)
  let worst: ExitCode = ExitCode.answered
  const isNone = !inputs.some(({ document }) => document.ok)
  const documents: { readonly number: number; readonly document: GameDocument }[] = []
  for (const [index, input] of inputs.entries()) {
    const { document } = input
    if (document.ok) documents.push({ number: index + 1, document: document.value })
    else worst = worse(worst, reportFault(input, document.error, isNone ? options : {}))
  }
  if (isNone && inputs.length > 0) {
    process.exitCode = worst
    return
  }
  const levels = documents.map((level) => checked(level, options))
  const findings = checkPack(levels, formOf)
  const report = { name: packName ?? nameOf(file), levels, findings }
  if (options.html !== undefined) worst = worse(worst, await writePage(options.html, report))
  writeOutput(options.json ? printReportJson(report) : inWords(report))
  process.exitCode = worse(worst, codeOf(findings))
}

/** What a list of levels without a name of its own is called. */
function nameOf(file: string): string {
  return basename(displayName(file)).replace(/\.\w+$/, '')
}

function checked(
  { number, document }: { readonly number: number; readonly document: GameDocument },
  options: CheckOptions,
): CheckedLevel {
  const check = checkLevel(document, limitsOf(options))
  return { number, game: document.game, document, code: levelCodeOf(document), ...check }
}

/** Undecided levels are no proof that the pack is bad. */
function codeOf(findings: readonly PackFinding[]): ExitCode {
  if (passes(findings)) return ExitCode.answered
  const areUndecided = findings.every(({ rank, code }) => rank !== 'error' || code === 'undecided')
  return areUndecided ? ExitCode.undecided : ExitCode.failed
}

function inWords(report: PackReport): string {
  const lines = report.findings.map((finding) => `${finding.rank}: ${findingText(finding)}`)
  return `${[...lines, summaryOf(report)].join('\n')}\n`
}

function findingText(finding: PackFinding): string {
  return fillIn(en.packFinding[finding.code], faultParameters(finding))
}

function summaryOf({ levels, findings }: PackReport): string {
  const errors = findings.filter(({ rank }) => rank === 'error').length
  const counts = { errors, warnings: findings.length - errors, levels: levels.length }
  const key = errors === 0 ? 'passed' : 'failed'
  return fillIn(en.packCheck[key], faultParameters(counts))
}

async function writePage(path: string, report: PackReport): Promise<ExitCode> {
  const figures: Readonly<Record<string, string>> = en.packFigure
  const page = printReportHtml(
    report,
    {
      language: 'en',
      summary: summaryOf(report),
      findings: en.packCheck.findings,
      noFindings: en.packCheck.none,
      levels: en.packCheck.levels,
      untitled: '–',
      verdict: (verdict) => en.packVerdict[verdict],
      finding: findingText,
      figure: (name) => figures[name] ?? name,
      formatNumber: (value) => String(Math.round(value * 1000) / 1000),
    },
    boardSvgOf,
  )
  try {
    await writeFile(path, page)
    return ExitCode.answered
  } catch (error) {
    writeError(`${path}: ${(error as Error).message}\n`)
    return ExitCode.badInput
  }
}
