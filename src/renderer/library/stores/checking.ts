/** The pack that is checked; the check itself is loaded when one is wanted. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Pack } from '@shared/library/model'

export const useChecking = defineStore('library.checking', () => {
  const pack = shallowRef<Pack | null>(null)

  function open(wanted: Pack): void {
    pack.value = wanted
  }
  function close(): void {
    pack.value = null
  }

  return { pack, open, close }
})
