/** Parsers of option values: what is wrong, and what would be right. */
import { InvalidArgumentError } from 'commander'

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = Number.isFinite(most) ? `from ${least} to ${most}` : `of at least ${least}`
      throw new InvalidArgumentError(`It must be a whole number ${range}.`)
    }
    return value
  }
}

export function seconds(text: string): number {
  const value = Number(text)
  if (!/^\d*\.?\d+$/.test(text) || value <= 0) {
    throw new InvalidArgumentError('It must be a number of seconds above 0.')
  }
  return value
}
