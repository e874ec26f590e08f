/** Which dialog of the frame is open: one at a time. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

export type OverlayName = 'palette' | 'shortcuts' | 'settings' | 'versions'

export const useOverlays = defineStore('overlays', () => {
  const open = shallowRef<OverlayName | null>(null)

  function toggle(name: OverlayName): void {
    open.value = open.value === name ? null : name
  }
  function close(): void {
    open.value = null
  }
  return { open, toggle, close }
})
