import { describe, expect, it } from 'vitest'
import { printLevelFile, readLevelFile, type GameDocument } from '../games/documents'
import { MAX_EXCHANGE_BYTES } from '../ipc/bounds'
import { parsePackValue, printPackJson } from './packJson'

const parse = (text: string) => parsePackValue(JSON.parse(text))

const first: GameDocument = {
  game: 'mayan',
  setup: { stacks: [[1], [1], [], [1], []], steps: 1 },
  title: 'First “one”',
  notes: 'two\nlines',
}
const draft: GameDocument = { game: 'mayan', setup: { stacks: [[0, 3]], steps: null } }

describe('a pack as JSON', () => {
  it('is read as it was written, drafts included', () => {
    const text = printPackJson('My pack', [first, draft])
    expect(parse(text)).toEqual({
      ok: true,
      value: {
        name: 'My pack',
        levels: [
          { ok: true, value: first },
          { ok: true, value: draft },
        ],
      },
    })
  })

  it('keeps the good levels beside a bad one', () => {
    const text = printPackJson('Pack', [first, draft]).replace('two\\nlines', 'changed')
    const pack = parse(text)
    expect(pack.ok && pack.value.levels).toEqual([
      { ok: false, error: { code: 'wrong-checksum' } },
      { ok: true, value: draft },
    ])
  })

  it('says what is wrong with the pack itself', () => {
    const text = printPackJson('Pack', [first])
    const errorOf = (changed: string) => {
      const pack = parse(changed)
      return pack.ok ? null : pack.error
    }
    expect(errorOf(text.replace('"version": 1,', '"version": 7,'))).toEqual({
      code: 'newer-version',
      version: 7,
    })
    expect(errorOf(text.replace('"Pack"', '" "'))).toEqual({ code: 'wrong-field', field: 'name' })
    expect(errorOf(text.replace('"name"', '"nome"'))).toEqual({
      code: 'wrong-field',
      field: 'name',
    })
    expect(errorOf('[]')).toEqual({ code: 'not-a-level-file' })
  })

  it('is not taken for a level, nor a level for it', () => {
    const error = { code: 'not-a-level-file' }
    expect(readLevelFile(printPackJson('Pack', [first]))).toEqual({ ok: false, error })
    expect(parse(printLevelFile(first))).toEqual({ ok: false, error })
  })

  it('of 200 large boards is no longer than a line each', () => {
    const row = Array.from({ length: 30 }, (_, column) => 1 + (column % 15))
    const board: GameDocument = {
      game: 'lianliankan',
      setup: { rows: Array.from({ length: 20 }, () => row), border: 'inside' },
    }
    const boards = Array.from({ length: 200 }, () => board)
    const text = printPackJson('Boards', boards)
    // 50,000 of them fit into a file that is imported.
    expect(text.length * 250).toBeLessThan(MAX_EXCHANGE_BYTES)
    const pack = parse(text)
    expect(pack.ok && pack.value.levels.every(({ ok }) => ok)).toBe(true)
  })
})
