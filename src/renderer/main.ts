/** The page's entry: settings first, so that the first thing drawn is already right. */
import './api/schemas'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { writeBeforeLeaving } from './api/leaving'
import App from './App.vue'
import { markUsable } from './frame/useDocument'
import { i18n, speak } from './i18n/i18n'
import { loadTheRest } from './later'
import { useLibrary } from './stores/library'
import { useNotices } from './stores/notices'
import { useSettings } from './stores/settings'
import './styles/base.css'

const FONT = '1em "Source Sans 3 Variable"'

const app = createApp(App).use(createPinia()).use(i18n)
const notices = useNotices()

app.config.errorHandler = (reason) => {
  notices.reportUnexpected(reason)
}
window.addEventListener('unhandledrejection', ({ reason }) => {
  notices.reportUnexpected(reason)
})

async function start(): Promise<void> {
  const settings = useSettings()
  // Asked for at once, shown as soon as it comes; the library's screen says when it does not.
  const libraryRead = useLibrary()
    .load()
    .catch(() => undefined)
  await settings
    .load()
    .then(() => speak(settings.language))
    .catch(notices.reportUnexpected)
  app.mount('#app')
  await libraryRead
  await markUsable()
  await loadTheRest()
}

// Else it is asked for only when the first text is laid out, which is then laid out once more.
document.fonts.load(FONT).catch(notices.reportUnexpected)
writeBeforeLeaving()
start().catch(notices.reportUnexpected)
