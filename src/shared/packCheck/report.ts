/** The designer's report on a pack: a page that needs nothing else, and the same as JSON. */
import type { GameDocument } from '../games/documents'
import { passes, type PackFinding } from './findings'
import type { CheckedLevel, LevelVerdict } from './level'

export interface PackReport {
  readonly name: string
  readonly levels: readonly CheckedLevel[]
  readonly findings: readonly PackFinding[]
}

/** The words of a language that a report is made of. */
export interface ReportWords {
  /** As in `<html lang>`. */
  readonly language: string
  readonly summary: string
  readonly findings: string
  readonly noFindings: string
  readonly levels: string
  readonly untitled: string
  readonly verdict: (verdict: LevelVerdict) => string
  readonly finding: (finding: PackFinding) => string
  /** The name of a figure. */
  readonly figure: (name: string) => string
  readonly formatNumber: (value: number) => string
}

/** Field names and order are those that scripts rely on. */
export function printReportJson({ name, levels, findings }: PackReport): string {
  const report = {
    name,
    passed: passes(findings),
    findings,
    levels: levels.map(({ number, game, document, code, verdict, figures }) => ({
      number,
      game,
      title: document.title ?? null,
      code,
      verdict,
      figures,
    })),
  }
  return `${JSON.stringify(report, null, 1)}\n`
}

/** @param picture an SVG of a board; all other text is escaped */
export function printReportHtml(
  { name, levels, findings }: PackReport,
  words: ReportWords,
  picture: (document: GameDocument) => string,
): string {
  const cards = levels.map((level) => cardOf(level, findings, words, picture))
  const lines = findings.map(
    (finding) => `<li class="${finding.rank}">${escapeHtml(words.finding(finding))}</li>`,
  )
  const list = lines.length === 0 ? `<p>${escapeHtml(words.noFindings)}</p>` : ''
  return `<!doctype html>
<html lang="${escapeHtml(words.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(name)}</h1>
<p class="summary ${passes(findings) ? 'passed' : 'failed'}">${escapeHtml(words.summary)}</p>
<h2>${escapeHtml(words.findings)}</h2>
${list}<ul>${lines.join('\n')}</ul>
<h2>${escapeHtml(words.levels)}</h2>
<div class="levels">
${cards.join('\n')}
</div>
</html>
`
}

function cardOf(
  { number, document, verdict, figures, code }: CheckedLevel,
  findings: readonly PackFinding[],
  words: ReportWords,
  picture: (document: GameDocument) => string,
): string {
  const own = findings.filter((finding) => finding.number === number)
  const rows = Object.entries(figures).map(
    ([name, value]) =>
      `<tr><th>${escapeHtml(words.figure(name))}</th><td>${
        value === null ? '–' : escapeHtml(words.formatNumber(value))
      }</td></tr>`,
  )
  return `<article id="level-${number}">
<h3>${number}. ${escapeHtml(document.title?.trim() || words.untitled)}</h3>
<p class="${verdict === 'sound' ? 'passed' : 'failed'}">${escapeHtml(words.verdict(verdict))}</p>
${picture(document)}
<table>${rows.join('')}</table>
${code === null ? '' : `<code>${escapeHtml(code)}</code>`}
<ul>${own.map((finding) => `<li class="${finding.rank}">${escapeHtml(words.finding(finding))}</li>`).join('')}</ul>
</article>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
body { max-width: 1080px; margin: 32px auto; padding: 0 24px; }
h3 { margin: 0; font-size: 1.05em; overflow-wrap: anywhere; }
.levels { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 16px; }
article { padding: 16px; border: 1px solid #8886; border-radius: 12px; }
article svg { display: block; width: 100%; max-height: 240px; margin: 8px 0; }
article ul { padding-left: 18px; font-size: 0.9em; }
table { width: 100%; font-size: 0.9em; border-collapse: collapse; }
th { font-weight: 400; text-align: left; opacity: 0.75; }
td { text-align: right; }
code { display: block; margin-top: 8px; font-size: 0.8em; overflow-wrap: anywhere; }
p { margin: 4px 0; }
:root { --good: #0f6b4a; --bad: #a33a1c; }
@media (prefers-color-scheme: dark) { :root { --good: #45c495; --bad: #e58468; } }
.passed { color: var(--good); font-weight: 600; }
.failed, .error { color: var(--bad); }
.failed { font-weight: 600; }
@media print { article { break-inside: avoid; } }
`
