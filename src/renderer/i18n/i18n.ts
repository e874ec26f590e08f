/**
 * The languages in vue-i18n, whose message compiler builds syntax trees, never code. Only the one in
 * use is loaded.
 */
import { createI18n } from 'vue-i18n'
import type { Words } from '@shared/games/words'
import type { Messages } from '@shared/messages/en'
import type { Language } from '@shared/settings'
import { shownText } from '@shared/text/shown'
import { formatAmount, formatCount, formatDuration, formatShare } from './figures'
import { text, type Text, type TextValue } from './text'

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as Language,
  fallbackLocale: 'en',
  messages: {} as Record<Language, Record<string, string>>,
  messageResolver: resolveMessage,
})

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('@shared/messages/en')).en,
  'zh-CN': async () => (await import('@shared/messages/zhCN')).zhCN,
  'zh-TW': async () => (await import('../../../generated/zhTW')).zhTW,
}
const loaded = new Set<Language>()
let wanted: Language = 'en'

/** To be called before a text of the language is needed. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return
  i18n.global.setLocaleMessage(language, (await MESSAGES[language]()) as never)
  loaded.add(language)
}

/** Switches to the language once it is loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  await loadLanguage(language)
  if (wanted === language) i18n.global.locale.value = language
}

/** All texts of the current language, for documents written in it. */
export function currentMessages(): Messages {
  const { locale, getLocaleMessage } = i18n.global
  return getLocaleMessage(locale.value) as unknown as Messages
}

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

/** The title of a level, safe to show; a placeholder if it has none. */
export function titleOf({ title }: Pick<Words, 'title'>): string {
  return title ? shownText(title) : say(text('card.untitled'))
}

function wordsOf(value: TextValue, language: Language): string | number {
  // It may be the title of a downloaded level or the name of a file.
  if (typeof value === 'string') return shownText(value)
  if (typeof value !== 'object') return value
  if ('key' in value) return sayIn(language, value)
  if ('ms' in value) return formatDuration(value.ms, language)
  if ('share' in value) return formatShare(value.share, language)
  if ('count' in value) return formatCount(value.count, language)
  return formatAmount(value.amount, language)
}
