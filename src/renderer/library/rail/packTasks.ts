/** What is being done to one pack: its name is edited in the rail, or it is checked. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Pack, PackId } from '@shared/library/model'

export const usePackTasks = defineStore('library.packTasks', () => {
  /** The pack whose name is edited. */
  const renamed = shallowRef<PackId | null>(null)
  /** The pack that is checked; the check itself is loaded with its dialog. */
  const checked = shallowRef<Pack | null>(null)

  function rename(id: PackId): void {
    renamed.value = id
  }
  function endRename(): void {
    renamed.value = null
  }
  function check(pack: Pack): void {
    checked.value = pack
  }
  function endCheck(): void {
    checked.value = null
  }

  return { renamed, checked, rename, endRename, check, endCheck }
})
