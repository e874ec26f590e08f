/** What of the settings concerns playing. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useSettings } from '../stores/settings'

export const usePlaySettings = defineStore('playSettings', () => {
  const settings = useSettings()
  const soundOn = computed(() => settings.settings.sound)
  /** Say at once when a position can no longer be won. */
  const warnLost = computed(() => settings.settings.warnLost)

  function toggleSound(): void {
    settings.change({ sound: !soundOn.value })
  }
  function toggleWarnLost(): void {
    settings.change({ warnLost: !warnLost.value })
  }

  return { soundOn, warnLost, toggleSound, toggleWarnLost }
})
