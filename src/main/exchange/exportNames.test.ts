import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeNames, safeFileName, sharedBase } from './exportNames'

describe('safeFileName', () => {
  it.each([
    ['Level 1.in', 'Level 1.in'],
    ['关卡.json', '关卡.json'],
    ['a/b\\c:d*e?"<>|.in', 'a-b-c-d-e-----.in'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['No. 3. Two ways.json', 'No. 3. Two ways.json'],
    ['a\u0000\n\u007fb.in', 'a---b.in'],
    [' . a . .in', 'a.in'],
    ['con.in', 'con_.in'],
    ['LPT1.txt', 'LPT1_.txt'],
    ['com¹.in', 'com¹_.in'],
    ['con.tar.in', 'con_.tar.in'],
    ['nul .a.in', 'nul_ .a.in'],
    ['CONIN$.json', 'CONIN$_.json'],
    ['console.in', 'console.in'],
    ['level\u202Eni.exe.in', 'level-ni.exe.in'],
    ['\u2066a\u2069\u2028.in', '-a--.in'],
    ['...', '_'],
    [`${'x'.repeat(300)}.in`, `${'x'.repeat(200)}.in`],
    [`${'关'.repeat(150)}.in`, `${'关'.repeat(66)}.in`],
    [`${'🧩'.repeat(150)}.in`, `${'🧩'.repeat(50)}.in`],
  ])('%s is %s', (name, expected) => {
    expect(safeFileName(name)).toBe(expected)
  })
})

describe('freeNames', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing is there', ['a.in', 'b.in'], [], ['a.in', 'b.in']],
    ['one is there', ['a.in', 'b.in'], ['a.in', 'c.in'], ['a (2).in', 'b.in']],
    ['in other letters', ['a.in'], ['A.IN'], ['a (2).in']],
    ['several are there', ['a.in'], ['a.in', 'a (2).in', 'a (4).in'], ['a (3).in']],
    ['twice the same', ['a.in', 'a.in', 'a.in'], [], ['a.in', 'a (2).in', 'a (3).in']],
    ['pairs stay together', ['a.in', 'a.out'], ['a.out'], ['a (2).in', 'a (2).out']],
    [
      'two pairs of one name',
      ['a.in', 'a.out', 'A.in', 'A.out'],
      [],
      ['a.in', 'a.out', 'A (2).in', 'A (2).out'],
    ],
    [
      'a name that looks numbered',
      ['a.in', 'a (2).in', 'a.in'],
      [],
      ['a.in', 'a (2).in', 'a (3).in'],
    ],
  ])('%s', (_, names, taken, expected) => {
    expect(freeNames(names, taken)).toEqual(expected)
  })

  it('never takes what is taken, nor one name twice', () => {
    const name = fc
      .tuple(fc.constantFrom('a', 'A', 'b', 'a (2)'), fc.constantFrom('.in', '.out', ''))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (names, taken) => {
        const free = freeNames(names, taken).map((each) => each.toLowerCase())
        expect(free).toHaveLength(names.length)
        expect(new Set([...free, ...taken.map((each) => each.toLowerCase())]).size).toBe(
          free.length + new Set(taken.map((each) => each.toLowerCase())).size,
        )
      }),
    )
  })
})

describe('sharedBase', () => {
  it.each<[string[], string | null]>([
    [['a.in'], 'a'],
    [['a.in', 'a.out'], 'a'],
    [['a.in', 'b.out'], null],
    [['a.in', 'a.in'], null],
    [[], null],
  ])('%s: %s', (names, expected) => {
    expect(sharedBase(names)).toBe(expected)
  })
})

it('finds free names for as many files of one name as an export may have', () => {
  const names = Array.from({ length: 100_000 }, () => 'level.in')
  const free = freeNames(names, ['level.in'])
  expect(free.at(-1)).toBe('level (100001).in')
})
