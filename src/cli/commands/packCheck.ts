/** `pack check`: whether a pack is fit to be published. */
import { basename } from 'node:path'
import { Command } from 'commander'
import { boardSvgOf } from '../../shared/games/documents'
import { formOf, levelCodeOf } from '../../shared/games/registry'
import type { GameDocument } from '../../shared/games/documents'
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { checkPack, passes, type PackFinding } from '../../shared/packCheck/findings'
import type { CheckedLevel } from '../../shared/packCheck/level'
import { printReportHtml, printReportJson, type PackReport } from '../../shared/packCheck/report'
import { GAMES } from '../games/registry'
import { ExitCode, worse } from '../io/exitCode'
import { reportFault } from '../io/faults'
import { readAnyDocuments } from '../io/levelInputs'
import { prepareOutput } from '../io/outputFile'
import { displayName, writeOutput } from '../io/streams'
import { limitsOf, withLimitOptions, type LimitOptions } from './options'

interface CheckOptions extends LimitOptions {
  readonly json?: boolean
  readonly html?: string
  readonly force?: boolean
}

export function packCommands(): Command {
  return new Command('pack')
    .description('packs of levels, as the app exports them')
    .addCommand(checkCommand())
}

function checkCommand(): Command {
  const command = new Command('check')
    .description(
      'prove every level of a pack, and look for duplicates, levels out of order, and faulty words',
    )
    .argument('<file>', 'a pack, or levels in any form; - is standard input')
    .option('--json', 'print the report as JSON')
    .option('--html <file>', 'write the report as a page')
    .option('--force', 'with --html: replace a file even if it is no page')
  return withLimitOptions(command).action(checkFile)
}

async function checkFile(file: string, options: CheckOptions): Promise<void> {
  process.exitCode = await check(file, options)
}

async function check(file: string, options: CheckOptions): Promise<ExitCode> {
  const page = options.html === undefined ? null : await preparePage(options.html, file, options)
  if (page?.ok === false) return reportFault(options.html ?? '', page.error)
  const { packName, inputs } = await readAnyDocuments(file, null)
  // An empty pack has a report, too; an input of which nothing could be read has none.
  const hasLevels = inputs.length === 0 || inputs.some(({ document }) => document.ok)
  let worst: ExitCode = ExitCode.answered
  const documents: NumberedDocument[] = []
  for (const [index, input] of inputs.entries()) {
    const { document } = input
    if (document.ok) documents.push({ number: index + 1, document: document.value })
    else worst = worse(worst, reportFault(input, document.error, hasLevels ? {} : options))
  }
  if (!hasLevels) return worst
  const levels = await checkedLevels(documents, options)
  const findings = checkPack(levels, formOf)
  const report = { name: packName ?? nameOf(file), levels, findings }
  const fault = (await page?.value.write(printPage(report))) ?? null
  if (fault !== null) worst = worse(worst, reportFault(options.html ?? '', fault))
  writeOutput(options.json ? printReportJson(report) : inWords(report))
  return worse(worst, codeOf(findings))
}

function preparePage(path: string, input: string, { force = false }: CheckOptions) {
  const isOwnKind = (beginning: string) => /^\s*<!doctype html/i.test(beginning)
  return prepareOutput(path, { inputs: [input], isOwnKind, force })
}

/** The name of a list of levels that has none. */
function nameOf(file: string): string {
  return basename(displayName(file)).replace(/\.\w+$/, '')
}

interface NumberedDocument {
  readonly number: number
  readonly document: GameDocument
}

async function checkedLevels(
  documents: readonly NumberedDocument[],
  options: CheckOptions,
): Promise<readonly CheckedLevel[]> {
  const levels: CheckedLevel[] = []
  for (const { number, document } of documents) {
    const game = await GAMES[document.game]()
    const check = game.check(document, limitsOf(options))
    levels.push({ number, game: document.game, document, code: levelCodeOf(document), ...check })
  }
  return levels
}

/** Undecided levels are no proof that the pack is bad. */
function codeOf(findings: readonly PackFinding[]): ExitCode {
  if (passes(findings)) return ExitCode.answered
  const areUndecided = findings.every(({ rank, code }) => rank !== 'error' || code === 'undecided')
  return areUndecided ? ExitCode.undecided : ExitCode.checkFailed
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

function printPage(report: PackReport): string {
  const figures: Readonly<Record<string, string>> = en.packFigure
  return printReportHtml(
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
}
