/** The page's entry: settings first, so that the first thing drawn is already right. */
import './api/schemas'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { handleWindowClose } from './api/windowClose'
import App from './App.vue'
import { markUsable } from './frame/useDocument'
import { i18n, speak } from './i18n/i18n'
import { loadLazyParts } from './lazy'
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
  // Requested before the settings, shown as soon as it arrives; the library's screen reports errors.
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
  await loadLazyParts()
}

// Otherwise the font is requested by the first layout, and the text laid out twice.
document.fonts.load(FONT).catch(notices.reportUnexpected)
handleWindowClose()
start().catch(notices.reportUnexpected)
