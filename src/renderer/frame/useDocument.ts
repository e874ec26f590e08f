/** Language, theme and motion of the document follow the settings. */
import { useEventListener } from '@vueuse/core'
import { nextTick, watchEffect } from 'vue'
import { i18n } from '../i18n/i18n'
import { useSettings } from '../stores/settings'

export function useDocument(): void {
  const settings = useSettings()
  const root = document.documentElement
  watchEffect(() => {
    root.lang = settings.language
    i18n.global.locale.value = settings.language
  })
  watchEffect(() => {
    root.dataset['theme'] = settings.theme
  })
  watchEffect(() => {
    root.toggleAttribute('data-still', settings.isStill)
  })
  // Ctrl + wheel zooms a page, not an application.
  useEventListener(window, 'wheel', keepSize, { passive: false })
}

/** Tells those who wait for the page that it looks as it will. */
export async function markReady(): Promise<void> {
  await nextTick()
  await document.fonts.ready
  document.documentElement.dataset['ready'] = 'true'
}

function keepSize(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault()
}
