/**
 * When two boards are the same to a player: mirror images and other pictures for the types change
 * nothing about what can be linked.
 */
import { printRenamed } from '../../game'
import type { Setup } from './setup'

type Rows = Setup['rows']

/**
 * One text for all setups that turn into each other by exchanging left and right or top and bottom
 * and by renaming types, and for no others.
 */
export function canonicalForm({ rows, border }: Setup): string {
  const images = [rows, upsideDown(rows)].flatMap((image) => [image, sideways(image)])
  const [least] = images.map(printRenamed).sort()
  return `${least ?? ''} ${border}`
}

function upsideDown(rows: Rows): Rows {
  return [...rows].reverse()
}

function sideways(rows: Rows): Rows {
  return rows.map((row) => [...row].reverse())
}
