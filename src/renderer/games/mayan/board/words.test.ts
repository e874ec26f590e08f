import { beforeEach, describe, expect, it } from 'vitest'
import { traceMove } from '@shared/games/mayan/rules/moves'
import { packStacks } from '@shared/games/mayan/rules/position'
import type { Move } from '@shared/games/mayan/rules/board'
import { say, speak } from '../../../i18n/i18n'
import { makeFilm } from '../board/film'
import { describeMove } from '../board/words'

/** With the plain spaces of a text that is read. */
const plainly = (words: string) => words.replaceAll('\u00a0', ' ')
const words = (stacks: number[][], move: Move) =>
  plainly(say(describeMove(traceMove(packStacks(stacks), move))))

describe('a move in words', () => {
  beforeEach(() => speak('en'))

  it('names both blocks of an exchange, and the chain', () => {
    const stacks = [[1], [2, 1], [2, 1, 4], [2, 3, 4], [3, 2, 3, 4]]
    expect(words([[1], [2, 1]], { x: 0, y: 0, g: 1 })).toBe(
      '(0, 0) jade sun → right, exchanged with clay serpent; nothing cleared.',
    )
    expect(words(stacks, { x: 3, y: 1, g: 1 })).toMatch(/^\(3, 1\) ochre drop → right, exchanged/)
  })

  it('says where a dropped block lands', () => {
    expect(words([[], [2, 2, 1]], { x: 1, y: 2, g: -1 })).toBe(
      '(1, 2) jade sun → left, dropped onto (0, 0); nothing cleared.',
    )
    expect(words([[2], [3, 1]], { x: 1, y: 1, g: -1 })).toMatch(/dropped onto \(0, 1\)/)
  })

  it('keeps a cell on one line', () => {
    const trace = traceMove(packStacks([[1], [2, 1]]), { x: 0, y: 0, g: 1 })
    expect(say(describeMove(trace))).toContain('(0,\u00a00)')
  })

  it('says that exchanging equal blocks changes nothing', () => {
    expect(words([[1], [1]], { x: 0, y: 0, g: 1 })).toMatch(/with its like; nothing cleared/)
  })

  it('adds up a chain', () => {
    const { traces } = makeFilm(
      [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]],
      [
        { x: 2, y: 1, g: 1 },
        { x: 3, y: 1, g: 1 },
        { x: 3, y: 0, g: 1 },
      ],
    )
    expect(traces.map((trace) => plainly(say(describeMove(trace))))).toEqual([
      '(2, 1) ochre drop → right, exchanged with jade sun; nothing cleared.',
      '(3, 1) ochre drop → right, exchanged with blue pyramid; nothing cleared.',
      '(3, 0) ochre drop → right, exchanged with clay serpent; cleared 6 + 3 + 3 blocks in a chain of 3.',
    ])
  })

  it('has no chain in a single clear', () => {
    const stacks = [[], [3, 3], [1, 1, 3], [1, 4]]
    expect(words(stacks, { x: 2, y: 2, g: -1 })).toMatch(/cleared 3 blocks\.$/)
  })

  it('is said in Chinese as well', async () => {
    await speak('zh-CN')
    expect(words([[1], [2, 1]], { x: 0, y: 0, g: 1 })).toBe(
      '(0, 0) 翠玉太阳 → 向右，与陶土蛇交换；没有消除。',
    )
  })
})
