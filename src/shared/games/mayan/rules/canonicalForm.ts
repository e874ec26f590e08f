/**
 * When two levels are the same to a player: mirror images, and other names for the colours, change
 * nothing about a level but the order in which its solutions sort.
 */
import type { Setup, Stack } from './setup'

/**
 * One text for all setups that turn into each other by mirroring and by renaming colours, and for
 * no others: the smaller of the two mirror images, its colours numbered as they first appear.
 * Any setup has one, legal or not; gaps stay gaps. Not a level code.
 */
export function canonicalForm({ stacks, steps }: Setup): string {
  const form = print(stacks)
  const mirrored = print([...stacks].reverse())
  return `${form < mirrored ? form : mirrored} ${steps ?? '-'}`
}

function print(stacks: readonly Stack[]): string {
  const names = new Map([[0, 0]])
  const nameOf = (colour: number): number => {
    const name = names.get(colour) ?? names.size
    names.set(colour, name)
    return name
  }
  return stacks.map((stack) => stack.map(nameOf).join('.')).join('/')
}
