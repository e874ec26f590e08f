/** The page's entry: settings first, so that the first thing drawn is already right. */
import './api/schemas'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { writeBeforeLeaving } from './api/leaving'
import App from './App.vue'
import { markReady } from './frame/useDocument'
import { i18n } from './i18n/i18n'
import { useNotices } from './stores/notices'
import { useSettings } from './stores/settings'
import './styles/base.css'

const app = createApp(App).use(createPinia()).use(i18n)
const notices = useNotices()

app.config.errorHandler = (reason) => {
  notices.reportUnexpected(reason)
}
window.addEventListener('unhandledrejection', ({ reason }) => {
  notices.reportUnexpected(reason)
})

writeBeforeLeaving()
void useSettings()
  .load()
  .catch(notices.reportUnexpected)
  .then(() => {
    app.mount('#app')
    return markReady()
  })
