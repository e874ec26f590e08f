/** The rail: which pack is being named. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { PackId } from '@shared/library/model'

export const useRail = defineStore('library.rail', () => {
  const renamed = shallowRef<PackId | null>(null)

  function rename(id: PackId): void {
    renamed.value = id
  }
  function endRename(): void {
    renamed.value = null
  }
  return { renamed, rename, endRename }
})
