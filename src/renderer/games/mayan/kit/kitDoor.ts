/** Whether the contest kit is open: all that is known of it before its dialog is loaded. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

export const useKitDoor = defineStore('mayan.kitDoor', () => {
  const isOpen = shallowRef(false)

  function open(): void {
    isOpen.value = true
  }
  function close(): void {
    isOpen.value = false
  }
  return { isOpen, open, close }
})
