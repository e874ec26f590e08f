/**
 * Keys that are not commands because they work on the board only: arrows that move the cursor, digits
 * that place blocks. Screens list theirs here for the sheet of shortcuts.
 */
import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowReactive } from 'vue'
import type { Text } from '../i18n/text'

export interface BoardKey {
  /** Alternative accelerators; `1…9` is shown as it is. */
  readonly keys: readonly string[]
  readonly label: Text
}

export interface BoardKeyGroup {
  readonly title: Text
  readonly keys: readonly BoardKey[]
}

export const useBoardKeys = defineStore('boardKeys', () => {
  const provided = shallowReactive(new Set<BoardKeyGroup>())
  const groups = computed(() => [...provided])

  /** For as long as the calling component lives. */
  function provide(group: BoardKeyGroup): void {
    provided.add(group)
    onScopeDispose(() => provided.delete(group))
  }
  return { groups, provide }
})
