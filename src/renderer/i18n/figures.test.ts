import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatClock,
  formatCount,
  formatCountShort,
  formatDuration,
  formatShare,
} from './figures'

describe('figures', () => {
  it.each([
    [0.2, '< 1 ms', '< 1 毫秒'],
    [15.4, '15 ms', '15 毫秒'],
    [999.4, '999 ms', '999 毫秒'],
    [999.6, '1.0 sec', '1.0 秒'],
    [2340, '2.3 sec', '2.3 秒'],
    [59_999.9, '1 min 0 sec', '1 分钟 0 秒'],
    [125_000, '2 min 5 sec', '2 分钟 5 秒'],
  ])('%d ms', (ms, english, chinese) => {
    expect(formatDuration(ms, 'en')).toBe(english)
    expect(formatDuration(ms, 'zh-CN')).toBe(chinese)
  })

  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [185_000, '3:05'],
    [3_600_000, '1:00:00'],
  ])('%i ms on a clock', (ms, shown) => {
    expect(formatClock(ms)).toBe(shown)
  })

  it('never rounds an unfinished share up to the whole', () => {
    expect(formatShare(0.9999, 'en')).toBe('99%')
    expect(formatShare(1, 'en')).toBe('100%')
  })

  it('groups large amounts', () => {
    expect(formatAmount(1234567, 'en')).toBe('1,234,567')
  })

  it('keep counts beyond 2^53 exact', () => {
    expect(formatCount('9007199254740993', 'en')).toBe('9,007,199,254,740,993')
  })

  it.each([
    ['0', '0', '0'],
    ['9999999', '9,999,999', '9,999,999'],
    ['16782353', '16.8M', '1680万'],
    ['1149176158368', '1.15T', '1.15万亿'],
    ['1234567890123456789012', '1.23E21', '1.23E21'],
  ])('shorten %s in little room', (count, english, chinese) => {
    expect(formatCountShort(count, 'en')).toBe(english)
    expect(formatCountShort(count, 'zh-CN')).toBe(chinese)
  })
})
