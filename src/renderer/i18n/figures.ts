/** Amounts, shares and durations in the figures and units of a language. */
import type { Language } from '@shared/settings'

export function formatAmount(amount: number, language: Language): string {
  return new Intl.NumberFormat(language).format(amount)
}

/** Any number, to three digits behind the point. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value)
}

/** A decimal number of any size, exact. */
export function formatCount(count: string, language: Language): string {
  return new Intl.NumberFormat(language).format(BigInt(count))
}

/** The same in little room: exact up to seven digits, then three of them with the magnitude. */
export function formatCountShort(count: string, language: Language): string {
  if (count.length <= 7) return formatCount(count, language)
  return new Intl.NumberFormat(language, {
    notation: count.length <= 15 ? 'compact' : 'scientific',
    maximumSignificantDigits: 3,
  }).format(BigInt(count))
}

/** A share of 0…1; everything below 1 stays below 100 %. */
export function formatShare(share: number, language: Language): string {
  const shown = share < 1 ? Math.floor(share * 100) / 100 : 1
  return new Intl.NumberFormat(language, { style: 'percent' }).format(shown)
}

/** Below a millisecond only that; milliseconds below a second, seconds with one decimal below a minute, then minutes as well. */
export function formatDuration(ms: number, language: Language): string {
  const unit = (value: number, name: string, digits = 0) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(value)
      .replace(/(\d)(\p{Script=Han})/u, '$1 $2')
  if (ms < 1) return `< ${unit(1, 'millisecond')}`
  const rounded = Math.round(ms)
  if (rounded < 1000) return unit(rounded, 'millisecond')
  if (rounded < 60_000) return unit(Math.floor(rounded / 100) / 10, 'second', 1)
  const seconds = Math.floor(rounded / 1000)
  return `${unit(Math.floor(seconds / 60), 'minute')} ${unit(seconds % 60, 'second')}`
}

/** As a clock shows it, in whole seconds: 3:05, or 1:00:00. The same in every language. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const tail = `:${two(seconds)}`
  return hours === 0 ? `${String(minutes)}${tail}` : `${String(hours)}:${two(minutes)}${tail}`
}
