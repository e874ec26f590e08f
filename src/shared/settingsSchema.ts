/** What main takes for settings, from the page and from settings.json. */
import { z } from 'zod'
import { LANGUAGE_CHOICES, MOTION_CHOICES, THEME_CHOICES, type Settings } from './settings'

export const settingsSchema = z.strictObject({
  language: z.enum(LANGUAGE_CHOICES),
  theme: z.enum(THEME_CHOICES),
  reducedMotion: z.enum(MOTION_CHOICES),
  searchSeconds: z.number().int().min(1).max(86_400).nullable(),
  singleKeys: z.boolean(),
  sound: z.boolean(),
  warnLost: z.boolean(),
}) satisfies z.ZodType<Settings>

export const settingsChangeSchema = settingsSchema.partial()
