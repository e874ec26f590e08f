import { describe, expect, it } from 'vitest'
import { shortened, shownText } from './shown'

describe('shownText', () => {
  it.each([
    ['Contest sample', 'Contest sample'],
    ['关卡 👩‍👩‍👧', '关卡 👩‍👩‍👧'],
    ['\u05E9\u05DC\u05D5\u05DD', '\u05E9\u05DC\u05D5\u05DD'],
    ['two\r\nlines\tand', 'two  lines and'],
    ['\u001B[2Jgone', '\uFFFD[2Jgone'],
    ['\u009B2J', '\uFFFD2J'],
    ['level\u202Eni.exe', 'level\uFFFDni.exe'],
    ['\u2066a\u2069\u2028b', '\uFFFDa\uFFFD\uFFFDb'],
  ])('%j is shown as %j', (text, shown) => {
    expect(shownText(text)).toBe(shown)
  })
})

describe('shortened', () => {
  it('leaves a short text alone', () => {
    expect(shortened('12345', 5)).toBe('12345')
  })
  it('cuts between characters', () => {
    expect(shortened('1234567', 5)).toBe('12345…')
    expect(shortened('1234👩5', 5)).toBe('1234…')
  })
})
