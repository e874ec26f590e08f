/**
 * What the app remembers about its user. Plain data; stored as settings.json. Its schema is apart
 * (settingsSchema.ts), so that the page need not load what only main checks with.
 */

export const LANGUAGES = ['en', 'zh-CN', 'zh-TW'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages that texts are written in; traditional Chinese is made from simplified. */
export const WRITTEN_LANGUAGES = ['en', 'zh-CN'] as const
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number]

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `system` follows the operating system at run time. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
export const THEME_CHOICES = ['system', ...THEMES] as const
export const MOTION_CHOICES = ['system', 'on', 'off'] as const

export interface Settings {
  readonly language: (typeof LANGUAGE_CHOICES)[number]
  readonly theme: (typeof THEME_CHOICES)[number]
  readonly reducedMotion: (typeof MOTION_CHOICES)[number]
  /** Time limit of a search that was not started by hand, in seconds; null is no limit. */
  readonly searchSeconds: number | null
  /** Whether keys that type a character, such as `?` and Space, are shortcuts. */
  readonly singleKeys: boolean
  readonly sound: boolean
  /** Whether a player is notified at once that a position is lost. */
  readonly warnLost: boolean
}

/** Absent or undefined fields stay as they are. */
export type SettingsChange = { readonly [K in keyof Settings]?: Settings[K] | undefined }

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  reducedMotion: 'system',
  searchSeconds: 30,
  singleKeys: true,
  sound: false,
  warnLost: false,
}

/** Offered for `searchSeconds`. */
export const SEARCH_SECONDS = [10, 30, 120, 600, null] as const

/** The app's language for a system locale such as `zh-Hans-CN`. */
export function languageOf(setting: Settings['language'], systemLocale: string): Language {
  if (setting !== 'system') return setting
  const [language = '', ...rest] = systemLocale.toLowerCase().split(/[-_.@]/)
  if (language !== 'zh') return 'en'
  const isTraditional =
    rest.includes('hant') ||
    (!rest.includes('hans') && rest.some((part) => ['tw', 'hk', 'mo'].includes(part)))
  return isTraditional ? 'zh-TW' : 'zh-CN'
}
