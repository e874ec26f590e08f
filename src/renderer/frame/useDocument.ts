/** Language, theme and motion of the document follow the settings. */
import { useEventListener } from '@vueuse/core'
import { watch, watchEffect } from 'vue'
import { speak } from '../i18n/i18n'
import { useNotices } from '../stores/notices'
import { useSettings } from '../stores/settings'

export function useDocument(): void {
  const notices = useNotices()
  const settings = useSettings()
  const root = document.documentElement
  watch(
    () => settings.language,
    (language) => {
      root.lang = language
      speak(language).catch(notices.reportUnexpected)
    },
    { immediate: true },
  )
  watchEffect(() => {
    root.dataset['theme'] = settings.theme
  })
  watchEffect(() => {
    root.toggleAttribute('data-still', settings.isStill)
  })
  // Ctrl + wheel zooms a page, not an application.
  useEventListener(window, 'wheel', keepSize, { passive: false })
}

/** Marks the page as drawn and responsive, for tests and for measurements. */
export async function markUsable(): Promise<void> {
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
  await new Promise((done) => setTimeout(done))
  document.documentElement.dataset['ready'] = 'true'
  performance.mark('usable')
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done))
}

function keepSize(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault()
}
