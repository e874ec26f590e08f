/** What of the settings concerns playing. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useSettings } from '../stores/settings'

export const usePlaySettings = defineStore('playSettings', () => {
  const settings = useSettings()
  const soundOn = computed(() => settings.settings.sound)
  /** Say at once when a position can no longer be won. */
  const tellLost = computed(() => settings.settings.warnLost)

  function toggleSound(): void {
    settings.change({ sound: !soundOn.value })
  }
  function toggleTellLost(): void {
    settings.change({ warnLost: !tellLost.value })
  }

  return { soundOn, tellLost, toggleSound, toggleTellLost }
})
