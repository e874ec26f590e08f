import { expect, it } from 'vitest'
import { groupTwins } from './twins'

it('groups what has one form, in the order of the first of each group', () => {
  const levels = ['b1', 'a1', 'c1', 'a2', 'b2', 'b3', '-']
  const formOf = (level: string) => (level === '-' ? null : level.slice(0, 1))
  expect(groupTwins(levels, formOf)).toEqual([
    ['b1', 'b2', 'b3'],
    ['a1', 'a2'],
  ])
  expect(groupTwins(['-', '-'], formOf)).toEqual([])
})
