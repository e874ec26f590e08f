import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLevelCode, parseLevelCode, printLevelCode } from './levelCode'
import { setups } from '../../../../../test/lianliankan/arbitraries'

const CODE = '2x4i-ab3ba1-12'
const board = {
  rows: [
    [1, 2, 0, 0],
    [0, 2, 1, 0],
  ],
  border: 'inside',
} as const

const isRead = (code: string) => parseLevelCode(code).ok

describe('board code', () => {
  it('reads and prints an example', () => {
    expect(printLevelCode(board)).toBe(CODE)
    expect(parseLevelCode(CODE)).toEqual({ ok: true, value: board })
    expect(parseLevelCode(` \r\n${CODE}\n`)).toEqual({ ok: true, value: board })
  })

  it('is one word of letters, digits and hyphens, and reads back', () => {
    fc.assert(
      fc.property(setups('inside', 'outside'), (setup) => {
        const code = printLevelCode(setup)
        expect(code).toMatch(/^[\w-]+$/)
        expect(isLevelCode(code)).toBe(true)
        expect(parseLevelCode(code)).toEqual({ ok: true, value: setup })
      }),
    )
  })

  it('is short where the board is empty', () => {
    const empty = { rows: Array.from({ length: 20 }, () => Array<number>(30).fill(0)) }
    expect(printLevelCode({ ...empty, border: 'outside' })).toMatch(/^20x30o-600-..$/)
  })

  it('is recognized among other texts', () => {
    for (const text of ['1/21/234/31/2434 3', '2 4\n1 2 0 0', '{"rows": 2}', '', 'hello']) {
      expect(isLevelCode(text)).toBe(false)
    }
    for (const text of [CODE, ` ${CODE}`, '99x4i-', '2x4-ab3']) expect(isLevelCode(text)).toBe(true)
  })

  it('notices one wrong character, and two that are exchanged', () => {
    const letters = 'abcxyzABN0123456789-'
    fc.assert(
      fc.property(setups('inside', 'outside'), fc.nat(), fc.nat(), (setup, first, second) => {
        const code = printLevelCode(setup)
        const [a, b] = [first % code.length, second % (code.length - 3)]
        for (const letter of letters) {
          if (letter === code[a]) continue
          expect(isRead(code.slice(0, a) + letter + code.slice(a + 1))).toBe(false)
        }
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        if (code[low] === code[high] || high >= code.length - 2) return
        const exchanged = [...code]
        exchanged[low] = code[high] ?? ''
        exchanged[high] = code[low] ?? ''
        expect(isRead(exchanged.join(''))).toBe(false)
      }),
    )
  })

  it.each([
    ['', 'no-board', 1],
    ['hello', 'not-a-board-code', 1],
    ['  2x4i-ab3ba1', 'not-a-board-code', 3],
    ['2x4-ab3ba1-12', 'not-a-board-code', 1],
    ['02x4i-ab3ba1-12', 'not-a-board-code', 1],
    ['1x4i-ab3ba1-12', 'board-rows', 1],
    ['21x4i-ab3ba1-12', 'board-rows', 1],
    ['20x31i-ab3ba1-12', 'board-columns', 4],
    ['2x4i-ab*ba1-12', 'code-character', 8],
    ['2x4i-aO3ba1-12', 'code-character', 7],
    ['2x4i-ab🀄ba1-12', 'code-character', 8],
    ['2x4i-ab03ba1-12', 'code-run', 8],
    ['2x4i-ab0ba1-12', 'code-run', 8],
    ['2x4i-ab3ba-12', 'code-cells', 11],
    ['2x4i-ab3ba12-12', 'code-more-cells', 11],
    ['2x4i-ab3ba1a-12', 'code-more-cells', 12],
    ['2x4i-ba3ba1-12', 'code-check', 13],
    ['2x4o-ab3ba1-12', 'code-check', 13],
    ['2x4i-ab3ba1-13', 'code-check', 13],
    ['2x4i-ab3ba1-123', 'code-check', 13],
    ['2x4i-ab3ba1-', 'code-check', 13],
  ])('rejects “%s”: %s at column %i', (text, code, column) => {
    expect(parseLevelCode(text)).toMatchObject({ ok: false, error: { code, line: 1, column } })
  })

  it('says in which line a wrong code is', () => {
    expect(parseLevelCode('\n\n 2x4i-ab4ba1-12')).toMatchObject({
      error: { code: 'code-more-cells', line: 3, column: 12 },
    })
  })
})
