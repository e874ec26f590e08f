import { describe, expect, it } from 'vitest'
import type { GameDocument } from '@shared/games/documents'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import { found, sorted, SORTS, type Facts } from './search'

const setupOf = (document: GameDocument) => (document as LevelDocument).setup
const facts: Facts = {
  codeOf: (document) => printLevelCode(setupOf(document)),
  stepsOf: (document) => setupOf(document).steps ?? 0,
  weightOf: (document) => [setupOf(document).steps ?? 0, setupOf(document).stacks.flat().length],
}
const level = (id: string, steps: number, words: Partial<LevelDocument>, modified = 0) => ({
  id,
  packId: 'my-levels',
  modified,
  document: { game: 'mayan', setup: { stacks: [[1], [2, 1]], steps }, ...words } as LevelDocument,
})
const levels = [
  level('a', 3, { title: 'Stair 10', author: 'Ada' }, 5),
  level('b', 1, { title: 'stair 9', notes: 'Falls twice' }, 9),
  level('c', 2, {}, 7),
  level('d', 2, { title: 'Über', setup: { stacks: [[1]], steps: 2 } }, 1),
]
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')
const find = (query: string) => idsOf(found(levels, query, facts))

describe('search', () => {
  it('looks at title, author, notes and code, in any case', () => {
    expect(find('STAIR')).toBe('ab')
    expect(find('ada')).toBe('a')
    expect(find('falls')).toBe('b')
    expect(find('über')).toBe('d')
    expect(find('1/21 2')).toBe('c')
  })

  it('wants every word, in any order', () => {
    expect(find('ada stair')).toBe('a')
    expect(find('ada twice')).toBe('')
    expect(find('  ')).toBe('abcd')
  })
})

describe('sorting', () => {
  const sort = (by: (typeof SORTS)[number]) => idsOf(sorted(levels, by, { facts, language: 'en' }))

  it('puts each in its order; levels without a title last', () => {
    expect(SORTS.map(sort)).toEqual(['abcd', 'badc', 'bcda', 'bdca', 'bcad'])
  })
})

it('finds one of 2,000 levels', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    level(String(index), index % 9, { title: `Level ${index}`, notes: 'some words about it' }),
  )
  expect(found(many, 'level 1999', facts)).toHaveLength(1)
})
