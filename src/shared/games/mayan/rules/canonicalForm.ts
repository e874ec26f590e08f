/**
 * When two levels are the same to a player: mirror images, and other names for the colours, change
 * nothing about a level but the order in which its solutions sort.
 */
import { printRenamed } from '../../game'
import type { Setup } from './setup'

/**
 * One text for all setups that turn into each other by mirroring and by renaming colours, and for
 * no others: the smaller of the two mirror images, its colours numbered as they first appear.
 * Any setup has one, legal or not; gaps stay gaps. Not a level code.
 */
export function canonicalForm({ stacks, steps }: Setup): string {
  const form = printRenamed(stacks)
  const mirrored = printRenamed([...stacks].reverse())
  return `${form < mirrored ? form : mirrored} ${steps ?? '-'}`
}
