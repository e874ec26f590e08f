/** A level of the built-in pack, of any game. */
import type { WrittenLanguage } from '../settings'

export interface StarterLevel {
  /** Never changes once released: what a player has reached is kept by it. */
  readonly id: string
  readonly code: string
  readonly title: Readonly<Record<WrittenLanguage, string>>
  /** Mayan Studio, where it is left out. */
  readonly author?: string
}
