/** The check of a pack: each level, then findings about the pack as a whole. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { boardSvgOf } from '@shared/games/documents'
import { formOf, levelCodeOf } from '@shared/games/registry'
import type { Pack } from '@shared/library/model'
import { checkPack, type PackFinding } from '@shared/packCheck/findings'
import type { CheckedLevel } from '@shared/packCheck/level'
import { printReportHtml, printReportJson, type PackReport } from '@shared/packCheck/report'
import { gameOf } from '../../games/registry'
import { formatNumber } from '../../i18n/figures'
import { say } from '../../i18n/i18n'
import { text, type MessageKey, type Text } from '../../i18n/text'
import { packName, useLibrary } from '../../stores/library'
import { useSettings } from '../../stores/settings'
import type { Language } from '@shared/settings'
import { fileNameOf, useExporting } from '../exchange/exporting'
import { usePackTasks } from '../rail/packTasks'

export const usePackCheck = defineStore('library.packCheck', () => {
  const library = useLibrary()
  const settings = useSettings()
  const exporting = useExporting()
  const packTasks = usePackTasks()
  const pack = computed(() => packTasks.checked)
  const checked = shallowRef<readonly CheckedLevel[]>([])
  const report = shallowRef<PackReport | null>(null)
  let abort = new AbortController()

  const name = computed(() => (pack.value === null ? '' : say(packName(pack.value))))
  const total = computed(() => pack.value?.levelIds.length ?? 0)

  async function check(wanted: Pack): Promise<void> {
    stop()
    const { signal } = abort
    checked.value = []
    report.value = null
    for (const [index, { document }] of library.levelsOf(wanted).entries()) {
      const exchange = await gameOf(document).loadExchange()
      const found = await exchange.check(document, signal)
      if (signal.aborted) return
      const { game } = document
      const level = {
        number: index + 1,
        game,
        document,
        code: levelCodeOf(document),
        ...found,
      }
      checked.value = [...checked.value, level]
    }
    const findings = checkPack(checked.value, formOf)
    report.value = { name: name.value, levels: checked.value, findings }
  }
  function stop(): void {
    abort.abort()
    abort = new AbortController()
  }
  /** Exports the report as a page and as JSON. */
  async function write(): Promise<void> {
    if (report.value === null) return
    const file = fileNameOf(`${name.value} ${say(text('packCheck.report'))}`)
    const page = printReportHtml(report.value, wordsIn(report.value, settings.language), boardSvgOf)
    await exporting.write([
      { name: `${file}.html`, content: page },
      { name: `${file}.json`, content: printReportJson(report.value) },
    ])
  }

  return { pack, name, total, checked, report, check, stop, write }
})

export function findingText(finding: PackFinding): Text {
  const { code, number } = finding
  return text(`packFinding.${code}`, { number, of: 'of' in finding ? finding.of : number })
}

export function summaryText({ levels, findings }: PackReport): Text {
  const errors = findings.filter(({ rank }) => rank === 'error').length
  const warnings = findings.length - errors
  const key = errors === 0 ? 'packCheck.passed' : 'packCheck.failed'
  return text(key, { levels: levels.length, errors, warnings })
}

function wordsIn(report: PackReport, language: Language) {
  return {
    language,
    summary: say(summaryText(report)),
    findings: say(text('packCheck.findings')),
    noFindings: say(text('packCheck.none')),
    levels: say(text('packCheck.levels')),
    untitled: say(text('card.untitled')),
    verdict: (verdict: CheckedLevel['verdict']) => say(text(`packVerdict.${verdict}`)),
    finding: (finding: PackFinding) => say(findingText(finding)),
    figure: (name: string) => say(text(`packFigure.${name}` as MessageKey)),
    formatNumber: (value: number) => formatNumber(value, language),
  }
}
