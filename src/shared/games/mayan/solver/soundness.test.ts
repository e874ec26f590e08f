import { describe, expect, it } from 'vitest'
import { soundnessOf } from './soundness'
import type { Verdict } from './verdict'

const solved: Verdict = { kind: 'solved', moves: [] }
const unsolvable: Verdict = { kind: 'unsolvable' }
const undecided: Verdict = { kind: 'undecided', limit: 'time' }

describe('soundnessOf, for n = 5', () => {
  it.each([
    ['solved, and proved that in no fewer', solved, 5, 5, 'sound'],
    ['solved, and in fewer', solved, 3, 3, 'cook'],
    ['solved, the proof not complete', solved, null, 3, 'undecided'],
    ['not in n', unsolvable, null, 6, 'unsolvable'],
    ['not in n, but in fewer', unsolvable, 3, 3, 'unsolvable'],
    ['not in n, but in more', unsolvable, 7, 7, 'unsolvable'],
    ['not known', undecided, null, 1, 'undecided'],
    ['not known in n, but solved in fewer', undecided, 3, 3, 'undecided'],
  ] as const)('%s', (_, verdict, minimum, provedFrom, expected) => {
    expect(soundnessOf({ verdict, minimum, provedFrom }, 5)).toBe(expected)
  })
})
