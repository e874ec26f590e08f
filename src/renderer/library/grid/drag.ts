/** The drag of cards: which ones, the pointer, and the drop target. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { LevelId, PackId } from '@shared/library/model'

export type DropTarget =
  /** Beside the card at this place of the grid. */
  | { readonly kind: 'beside'; readonly index: number; readonly side: 'before' | 'after' }
  | { readonly kind: 'pack'; readonly packId: PackId }
  | { readonly kind: 'trash' }

export interface Drag {
  readonly ids: ReadonlySet<LevelId>
  /** The card that was pressed. */
  readonly lead: LevelId
  /** Of the pointer, in CSS pixels of the window. */
  readonly x: number
  readonly y: number
  readonly target: DropTarget | null
}

export const useDrag = defineStore('library.drag', () => {
  const drag = shallowRef<Drag | null>(null)
  const target = computed(() => drag.value?.target ?? null)

  function isOver(packId: PackId): boolean {
    return target.value?.kind === 'pack' && target.value.packId === packId
  }
  return { drag, target, isOver }
})
