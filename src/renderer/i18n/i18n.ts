/** The languages in vue-i18n, whose message compiler builds syntax trees, never code. */
import { createI18n } from 'vue-i18n'
import { MESSAGES } from '@shared/messages/catalog'
import type { Language } from '@shared/settings'
import { formatAmount, formatCount, formatDuration, formatShare } from './figures'
import type { Text, TextValue } from './text'

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as Language,
  fallbackLocale: 'en',
  messages: MESSAGES as unknown as Record<Language, Record<string, string>>,
  messageResolver: resolveMessage,
})

/** Names within a part may hold dots themselves (`command` has `file.open`). */
export function resolveMessage(messages: unknown, path: string): string | null {
  if (typeof messages !== 'object' || messages === null) return null
  const part = messages as Readonly<Record<string, unknown>>
  const whole = part[path]
  if (typeof whole === 'string') return whole
  const dot = path.indexOf('.')
  return dot < 0 ? null : resolveMessage(part[path.slice(0, dot)], path.slice(dot + 1))
}

/** Puts a text into words of the current language; reactive. */
export function say(words: Text): string {
  return sayIn(i18n.global.locale.value, words)
}

export function sayIn(language: Language, { key, values = {}, count }: Text): string {
  const { t } = i18n.global
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wordsOf(value, language)]),
  )
  const options = { locale: language }
  if (count === undefined) return t(key, named, options)
  return t(key, { ...named, count }, { ...options, plural: count })
}

function wordsOf(value: TextValue, language: Language): string | number {
  if (typeof value !== 'object') return value
  if ('key' in value) return sayIn(language, value)
  if ('ms' in value) return formatDuration(value.ms, language)
  if ('share' in value) return formatShare(value.share, language)
  if ('count' in value) return formatCount(value.count, language)
  return formatAmount(value.amount, language)
}
