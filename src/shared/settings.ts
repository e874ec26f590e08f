/** What the app remembers about its user. Plain data; stored as settings.json. */
import { z } from 'zod'

export const LANGUAGES = ['en', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `system` follows the operating system at run time. */
export const settingsSchema = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  theme: z.enum(['system', ...THEMES]),
  reducedMotion: z.enum(['system', 'on', 'off']),
  /** What a search may take by itself; null is no limit. */
  searchSeconds: z.number().int().min(1).max(86_400).nullable(),
  /** Whether keys that type a character, such as `?` and Space, are shortcuts. */
  singleKeys: z.boolean(),
  sound: z.boolean(),
  /** Whether a player is told at once that a position is lost. */
  warnLost: z.boolean(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Absent or undefined fields stay as they are. */
export const settingsChangeSchema = settingsSchema.partial()
export type SettingsChange = z.infer<typeof settingsChangeSchema>

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  reducedMotion: 'system',
  searchSeconds: 30,
  singleKeys: true,
  sound: false,
  warnLost: false,
}

/** The app's language for a system locale such as `zh-Hans-CN`. */
export function languageOf(setting: Settings['language'], systemLocale: string): Language {
  if (setting !== 'system') return setting
  return /^zh\b/i.test(systemLocale) ? 'zh-CN' : 'en'
}
