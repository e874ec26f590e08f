import { describe, expect, it } from 'vitest'
import { fuzzyMatch } from './fuzzy'
import { arrange, type PaletteItem } from './palette'

const marked = (query: string, text: string) => {
  const match = fuzzyMatch(query, text)
  if (match === null) return null
  return [...text]
    .map((letter, at) => (match.places.includes(at) ? `[${letter}]` : letter))
    .join('')
}

describe('fuzzy search', () => {
  it.each([
    ['verify', 'Verify', '[V][e][r][i][f][y]'],
    ['sf', 'Step forward', '[S]tep [f]orward'],
    // Greedy matching would take the t and h of "Switch" first.
    ['th', 'Switch to theme', 'Switch to [t][h]eme'],
    ['light sw', 'Switch between light and dark', '[S][w]itch between [l][i][g][h][t] and dark'],
    ['关代', '复制关卡代码', '复制[关]卡[代]码'],
    ['', 'Anything', 'Anything'],
  ])('%s in %s', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected)
  })

  it.each([
    ['xyz', 'Verify'],
    ['yfirev', 'Verify'],
    ['verify now', 'Verify'],
  ])('does not find %s in %s', (query, text) => {
    expect(fuzzyMatch(query, text)).toBeNull()
  })

  it.each([
    ['open', 'Open…', 'Stop entering'],
    ['se', 'Settings…', 'Cancel the search'],
    ['play', 'Play', 'Play the solution'],
    ['dark', 'Theme: Dark', 'Drag and remark'],
  ])('%s is nearer to %s than to %s', (query, nearer, farther) => {
    const score = (text: string) => fuzzyMatch(query, text)?.score ?? -Infinity
    expect(score(nearer)).toBeGreaterThan(score(farther))
  })

  it('stays exact where lower case is longer', () => {
    expect(marked('b', 'İb')).toBe('İ[b]')
  })
})

const item = (id: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  label: id,
  group: 'File',
  run: () => undefined,
  ...more,
})
const ids = (sections: ReturnType<typeof arrange>) =>
  sections.map(({ title, rows }) => [title, rows.map((row) => row.item.id)])

describe('the palette', () => {
  const items = [
    item('open'),
    item('close', { enabled: false }),
    item('verify', { group: 'Level', label: '验证', alias: 'Verify' }),
    item('theme', { group: 'View' }),
  ]

  it('begins with what was used lately and can be used now, then lists all by group', () => {
    expect(ids(arrange(items, ' ', ['theme', 'close', 'gone'], 'Recent'))).toEqual([
      ['Recent', ['theme']],
      ['File', ['open', 'close']],
      ['Level', ['verify']],
    ])
  })

  it('finds by label, by English name and by group', () => {
    expect(ids(arrange(items, '验', [], 'Recent'))).toEqual([['', ['verify']]])
    expect(ids(arrange(items, 'veri', [], 'Recent'))).toEqual([['', ['verify']]])
    expect(ids(arrange(items, 'file op', [], 'Recent'))).toEqual([['', ['open']]])
    expect(arrange(items, 'nothing like it', [], 'Recent')).toEqual([])
  })

  it('puts what was used lately above its equals, and what is disabled below', () => {
    const equals = [item('copy a', { enabled: false }), item('copy b'), item('copy c')]
    expect(ids(arrange(equals, 'copy', ['copy c'], 'Recent'))).toEqual([
      ['', ['copy c', 'copy b', 'copy a']],
    ])
  })
})
