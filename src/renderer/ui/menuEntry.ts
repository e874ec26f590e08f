/** Menus as data, for menu buttons and context menus. */
import type { Component } from 'vue'

export type MenuEntry =
  | {
      readonly kind: 'item'
      readonly id: string
      readonly label: string
      readonly icon?: Component
      readonly shortcut?: string
      readonly isDisabled?: boolean
      /** Whether it deletes something. */
      readonly isGrave?: boolean
      readonly run: () => void
    }
  | {
      /** One of several alternatives. */
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
