import { expect, it } from 'vitest'
import { parseRouteHash, printRouteHash } from './route'

it.each([
  { screen: 'library' },
  { screen: 'level', id: 'a-1', mode: 'edit' },
  { screen: 'level', id: '0f8e', mode: 'play' },
] as const)('prints and parses %o', (route) => {
  expect(parseRouteHash(printRouteHash(route))).toEqual(route)
})

it.each(['', '#', '#level', '#level//edit', '#level/../edit', '#level/a/fly', '#__proto__/a/edit'])(
  'takes %j for the library',
  (hash) => {
    expect(parseRouteHash(hash)).toEqual({ screen: 'library' })
  },
)
