/** Menus as data, the same for a menu that drops down and one that opens at the pointer. */
import type { Component } from 'vue'

export type MenuEntry =
  | {
      readonly kind: 'item'
      readonly id: string
      readonly label: string
      readonly icon?: Component
      readonly shortcut?: string
      readonly isDisabled?: boolean
      /** Takes something away. */
      readonly isGrave?: boolean
      readonly run: () => void
    }
  | {
      /** One of several of which one is chosen. */
      readonly kind: 'choice'
      readonly id: string
      readonly label: string
      readonly isChosen: boolean
      readonly run: () => void
    }
  | { readonly kind: 'line'; readonly id: string }
  | {
      readonly kind: 'menu'
      readonly id: string
      readonly label: string
      readonly icon?: Component
      readonly entries: readonly MenuEntry[]
    }
