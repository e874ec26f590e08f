import { describe, expect, it } from 'vitest'
import { parseAnyText } from '@shared/games/mayan/anyText'
import { printPackJson } from '@shared/library/packJson'
import { text } from '../i18n/text'
import { readFiles, readPasted, type ReadLevel } from './importing'

const readLevel: ReadLevel = (source) => {
  const { form, document } = parseAnyText(source)
  return { takenFor: text(`form.${form}`), document }
}
const file = (name: string, content: string) => ({ ok: true, name, text: content }) as const
const GOOD = '1\n1 0\n1 0\n0\n1 0\n0\n'
const BAD = '3\n1 0\n2 1 0\n2 99 0\n0\n0\n'

describe('files', () => {
  it('are read each by itself, and untitled levels are called as their file', () => {
    const read = readFiles([file('bad.in', BAD), file('good.in', GOOD)], readLevel)
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
    const [read] = readFiles([{ ok: false, name: 'x.in', code: 'not-text' }], readLevel)
    expect(read).toMatchObject({ takenFor: null, faults: [{ key: 'fault.not-text' }] })
  })

  it('with an answer beside the question: the answer is no level, and no fault', () => {
    const read = readFiles([file('a.in', GOOD), file('a.out', '0 0 1\n')], readLevel)
    expect(read[1]).toMatchObject({ documents: [], faults: [], note: { key: 'imports.answer' } })
    const [alone] = readFiles([file('a.out', '0 0 1\n')], readLevel)
    expect(alone?.faults).toHaveLength(1)
  })

  it('of a pack bring all that can be read', () => {
    const document = readPasted(GOOD, readLevel).documents[0]
    if (document === undefined) throw new Error('the level can be read')
    const source = printPackJson('Two', [document, { ...document, title: 'second' }])
    const [read] = readFiles([file('two.json', source.replace('second', 'other'))], readLevel)
    expect(read).toMatchObject({
      packName: 'Two',
      documents: [document],
      faults: [{ key: 'imports.entry', values: { number: 2 } }],
    })
  })
})

describe('a pasted text', () => {
  it('may hold several codes, one to a line', () => {
    const read = readPasted('1/1/-/1/- 1\n\n1/21/234/31/2434 3\r\n1/1/x/1/- 1\n', readLevel)
    expect(read.documents).toHaveLength(2)
    expect(read.faults).toMatchObject([{ values: { line: 4, column: 5 } }])
  })

  it('is one level otherwise', () => {
    expect(readPasted('1/21/234/31/2434 3', readLevel).documents).toHaveLength(1)
    expect(readPasted(GOOD, readLevel).documents).toHaveLength(1)
    expect(readPasted('  ', readLevel).faults).toMatchObject([
      { values: { fault: { key: 'fault.empty-text' } } },
    ])
  })
})
