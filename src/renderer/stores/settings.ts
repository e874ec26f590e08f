/** The user's settings and what follows from them on this system. */
import { useMediaQuery } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import {
  DEFAULT_SETTINGS,
  LANGUAGES,
  languageOf,
  type Language,
  type Settings,
  type Theme,
} from '@shared/settings'
import { bridge } from '../api/bridge'
import { useNotices } from './notices'
import { useDataNotice } from './writeNotices'

export const useSettings = defineStore('settings', () => {
  const settings = shallowRef<Settings>(DEFAULT_SETTINGS)
  const systemLocale = shallowRef('en')
  const platform = shallowRef('linux')
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const systemIsStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  const language = computed<Language>(() => languageOf(settings.value.language, systemLocale.value))
  const theme = computed<Theme>(() => {
    if (settings.value.theme !== 'system') return settings.value.theme
    return systemIsDark.value ? 'dark' : 'light'
  })
  const isStill = computed(() => {
    const { reducedMotion } = settings.value
    return reducedMotion === 'system' ? systemIsStill.value : reducedMotion === 'on'
  })

  /** Once, at the start. */
  async function load(): Promise<void> {
    reportFailedWrites()
    const [info, stored] = await Promise.all([
      bridge.call('app.info', undefined),
      bridge.call('settings.read', undefined),
    ])
    systemLocale.value = info.locale
    platform.value = info.platform
    settings.value = stored
  }
  /** Takes effect at once and is stored. */
  function change(changed: Partial<Settings>): void {
    settings.value = { ...settings.value, ...changed }
    bridge.call('settings.update', changed).catch(useNotices().reportUnexpected)
  }
  function switchTheme(): void {
    change({ theme: theme.value === 'dark' ? 'light' : 'dark' })
  }
  function switchLanguage(): void {
    const next = LANGUAGES.indexOf(language.value) + 1
    change({ language: LANGUAGES[next % LANGUAGES.length] ?? 'en' })
  }

  return {
    settings,
    platform,
    language,
    theme,
    isStill,
    load,
    change,
    switchTheme,
    switchLanguage,
  }
})

/** Main retries until they are written. */
function reportFailedWrites(): void {
  const notice = useDataNotice('settings')
  bridge.on('settings.unsaved', (refusal) => {
    if (refusal === null) notice.clear()
    else notice.report(refusal.code, refusal.message)
  })
}
