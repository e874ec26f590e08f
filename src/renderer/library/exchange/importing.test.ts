import { describe, expect, it } from 'vitest'
import { printPackJson } from '@shared/library/packJson'
import { text } from '../../i18n/text'
import { readFiles, readPasted } from './importing'

const file = (name: string, content: string) => ({ ok: true, name, text: content }) as const
const GOOD = '1\n1 0\n1 0\n0\n1 0\n0\n'
const BAD = '3\n1 0\n2 1 0\n2 99 0\n0\n0\n'

describe('files', () => {
  it('are read one by one, and untitled levels are named after their file', () => {
    const read = readFiles([file('bad.in', BAD), file('good.in', GOOD)])
    expect(read.map(({ documents }) => documents.map(({ title }) => title))).toEqual([[], ['good']])
    expect(read[0]?.takenFor).toEqual(text('form.contest'))
    expect(read[0]?.faults).toMatchObject([
      {
        key: 'notice.place',
        values: { line: 4, column: 3, fault: { key: 'fault.colour-out-of-range' } },
      },
    ])
    expect(read[1]?.faults).toEqual([])
  })

  it('that could not be opened say why', () => {
    const [read] = readFiles([{ ok: false, name: 'x.in', code: 'not-text' }])
    expect(read).toMatchObject({ takenFor: null, faults: [{ key: 'fault.not-text' }] })
  })

  it('with an answer beside the question: the answer is no level, and no fault', () => {
    const read = readFiles([file('a.in', GOOD), file('a.out', '0 0 1\n')])
    expect(read[1]).toMatchObject({ documents: [], faults: [], note: { key: 'imports.answer' } })
    const [alone] = readFiles([file('a.out', '0 0 1\n')])
    expect(alone?.faults).toHaveLength(1)
  })

  it('of a pack bring all that can be read', () => {
    const document = readPasted(GOOD)[0]?.documents[0]
    if (document === undefined) throw new Error('the level can be read')
    const source = printPackJson('Two', [document, { ...document, title: 'second' }])
    const [read] = readFiles([file('two.json', source.replace('second', 'other'))])
    expect(read).toMatchObject({
      packName: 'Two',
      documents: [document],
      faults: [{ key: 'imports.entry', values: { number: 2 } }],
    })
  })
})

describe('a folder', () => {
  const inFolder = (folder: string, name: string, content: string) => ({
    ...file(name, content),
    folder,
  })

  it('is a pack of its levels, each called as its file', () => {
    const read = readFiles([
      inFolder('Round 1', 'MAYAN1.IN', GOOD),
      inFolder('Round 1', 'MAYAN1.OUT', '0 0 1\n'),
      inFolder('Round 1', 'more/b.in', GOOD),
      inFolder('Round 1', 'more/b.ans', '0 0 1\n'),
      inFolder('Round 1', 'board.txt', '8x12o-24#k3f9'),
      file('loose.in', GOOD),
    ])
    expect(read.map(({ name, packName }) => [name, packName])).toEqual([
      ['Round 1/MAYAN1.IN', 'Round 1'],
      ['Round 1/MAYAN1.OUT', null],
      ['Round 1/more/b.in', 'Round 1'],
      ['Round 1/more/b.ans', null],
      ['Round 1/board.txt', 'Round 1'],
      ['loose.in', null],
    ])
    expect(read.flatMap(({ documents }) => documents.map(({ title }) => title))).toEqual([
      'MAYAN1',
      'b',
      '8x12o-24#k3f9',
      'loose',
    ])
    expect(read.filter(({ note }) => note !== null)).toHaveLength(2)
    expect(read.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('without files has no levels, and that is a fault', () => {
    const [read] = readFiles([{ ok: false, name: 'empty', code: 'empty-folder' }])
    expect(read?.faults).toMatchObject([{ key: 'fault.empty-folder' }])
  })
})

describe('a pasted text', () => {
  it('may hold several codes of both games, one to a line', () => {
    const [read, ...more] = readPasted(
      '1/1/-/1/- 1\n\n8X12O-24#K3F9\n2x4i-ab3ba1-12\r\n1/1/x/1/- 1\n',
    )
    expect(more).toEqual([])
    expect(read?.takenFor).toEqual(text('imports.codes'))
    expect(read?.documents.map(({ game }) => game)).toEqual(['mayan', 'lianliankan', 'lianliankan'])
    expect(read?.faults).toMatchObject([{ values: { line: 5, column: 5 } }])
  })

  it('is one level otherwise', () => {
    const levelsIn = (source: string) => readPasted(source).flatMap(({ documents }) => documents)
    expect(levelsIn('1/21/234/31/2434 3')).toHaveLength(1)
    expect(levelsIn(GOOD)).toHaveLength(1)
    expect(readPasted('  ')).toMatchObject([
      { faults: [{ values: { fault: { key: 'fault.empty-text' } } }] },
    ])
  })

  it('with types above 40 is read, and the report says what was changed', () => {
    const [read] = readPasted('2 2\n77 1\n1 77\n0\n0 0\n')
    expect(read?.documents).toMatchObject([
      {
        setup: {
          rows: [
            [2, 1],
            [1, 2],
          ],
        },
      },
    ])
    expect(read?.note).toEqual({ key: 'imports.renumbered', count: 1, values: { most: 40 } })
  })
})
