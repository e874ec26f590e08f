/** The settings that are a choice of one, in words: for the settings dialog and for the palette. */
import {
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  SEARCH_SECONDS,
  THEME_CHOICES,
  type Settings,
} from '@shared/settings'
import { text, type MessageKey, type Text } from '../../i18n/text'

export interface Choice<K extends keyof Settings = keyof Settings> {
  readonly setting: K
  readonly label: Text
  readonly options: readonly { readonly value: Settings[K]; readonly label: Text }[]
}

function choice<K extends keyof Settings>(
  setting: K,
  label: MessageKey,
  values: readonly Settings[K][],
  labelOf: (value: Settings[K]) => Text,
): Choice<K> {
  const options = values.map((value) => ({ value, label: labelOf(value) }))
  return { setting, label: text(label), options }
}

export const LANGUAGE = choice('language', 'language.label', LANGUAGE_CHOICES, (value) =>
  text(`language.${value}`),
)
export const THEME = choice('theme', 'theme.label', THEME_CHOICES, (value) =>
  text(`theme.${value}`),
)
export const MOTION = choice('reducedMotion', 'settings.motion', MOTION_CHOICES, (value) =>
  text(value === 'system' ? 'theme.system' : `settings.${value}`),
)
export const SEARCH = choice('searchSeconds', 'settings.search', SEARCH_SECONDS, secondsText)
export const SINGLE_KEYS = choice('singleKeys', 'settings.singleKeys', [true, false], onOff)
export const SOUND = choice('sound', 'settings.sound', [true, false], onOff)
export const WARN_LOST = choice('warnLost', 'settings.warnLost', [true, false], onOff)

export const CHOICES = [LANGUAGE, THEME, MOTION, SEARCH, SINGLE_KEYS, SOUND, WARN_LOST] as const

function onOff(value: boolean): Text {
  return text(value ? 'settings.on' : 'settings.off')
}

function secondsText(seconds: number | null): Text {
  if (seconds === null) return text('settings.unlimited')
  return seconds < 60
    ? text('settings.seconds', { count: seconds })
    : text('settings.minutes', { count: seconds / 60 })
}
