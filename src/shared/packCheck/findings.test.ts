import { describe, expect, it } from 'vitest'
import { formOf } from '../games/registry'
import { checkPack, passes, type PackFinding } from './findings'
import type { CheckedLevel } from './level'
import { printReportHtml, printReportJson, type ReportWords } from './report'

const SAMPLE = [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]

function level(
  number: number,
  change: Partial<CheckedLevel> & { title?: string } = {},
): CheckedLevel {
  const { title = `Level ${number}`, ...rest } = change
  const stacks = [[number, number], [], [], [], [number]]
  return {
    number,
    game: 'mayan',
    document: { game: 'mayan', setup: { stacks, steps: number }, title, author: 'Me' },
    code: null,
    verdict: 'sound',
    weight: [number],
    figures: { n: number },
    ...rest,
  }
}

const codesOf = (findings: readonly PackFinding[]) =>
  findings.map(({ code, number }) => `${code} ${number}`)

describe('a pack', () => {
  it('passes where every level is proved, rises, and has its words', () => {
    const findings = checkPack([level(1), level(2), level(3)], formOf)
    expect(findings).toEqual([])
    expect(passes(findings)).toBe(true)
  })

  it('fails by a level without proof, and by one that is there twice', () => {
    const mirrored = {
      game: 'mayan',
      setup: { stacks: [...SAMPLE].reverse(), steps: 3 },
      title: 'Again',
      author: 'Me',
    } as const
    const original = { ...mirrored, setup: { stacks: SAMPLE, steps: 3 }, title: 'Sample' }
    const findings = checkPack(
      [
        level(1, { verdict: 'cook' }),
        level(2, { document: original }),
        level(3, { verdict: 'undecided' }),
        level(4, { document: mirrored }),
      ],
      formOf,
    )
    expect(codesOf(findings)).toEqual(['cook 1', 'undecided 3', 'twin 4'])
    expect(findings.at(-1)).toMatchObject({ of: 2 })
    expect(passes(findings)).toBe(false)
  })

  it('reports levels out of order and faulty words, which do not fail a pack', () => {
    const findings = checkPack(
      [
        level(1, { weight: [3, 10] }),
        level(2, { weight: null }),
        level(3, { weight: [3, 9], title: 'LEVEL 1 ' }),
        level(4, { weight: [1], game: 'lianliankan', title: 'a\u202eb' }),
        level(5, { weight: [3, 9], title: '' }),
      ],
      () => null,
    )
    expect(codesOf(findings)).toEqual([
      'easier 3',
      'same-title 3',
      'odd-characters 3',
      'odd-characters 4',
      'no-title 5',
    ])
    expect(passes(findings)).toBe(true)
  })
})

describe('a report', () => {
  const words: ReportWords = {
    language: 'en',
    summary: 'sum',
    findings: 'found',
    noFindings: 'nothing',
    levels: 'levels',
    untitled: '–',
    verdict: (verdict) => verdict,
    finding: ({ code }) => code,
    figure: (name) => name,
    formatNumber: String,
  }

  it('as a page says nothing that its text would do', () => {
    const nasty = '<script>alert(1)</script>"\'&'
    const levels = [level(1, { title: nasty, code: nasty })]
    const page = printReportHtml({ name: nasty, levels, findings: [] }, words, () => '<svg></svg>')
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
    expect(page).toContain('<svg></svg>')
  })

  it('as JSON has every level and finding', () => {
    const levels = [level(1, { verdict: 'cook' })]
    const findings = checkPack(levels, formOf)
    const report = JSON.parse(printReportJson({ name: 'P', levels, findings })) as object
    expect(report).toMatchObject({
      name: 'P',
      passed: false,
      findings: [{ code: 'cook', number: 1 }],
      levels: [{ number: 1, title: 'Level 1', verdict: 'cook', figures: { n: 1 } }],
    })
  })
})
