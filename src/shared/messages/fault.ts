/** From a fault's code and details to words, the same for terminal and window. */
import { HEIGHT, MAX_COLOUR, MAX_STEPS, WIDTH } from '../games/mayan/board'
import type { Cell } from '../games/mayan/board'

/** The values a `fault` message may name, as text. */
export function faultParameters(fault: object): Record<string, string> {
  const limits = { height: HEIGHT, width: WIDTH, maxColour: MAX_COLOUR, maxSteps: MAX_STEPS }
  return Object.fromEntries(
    Object.entries({ ...limits, ...fault }).map(([key, value]) => [key, textOf(value)]),
  )
}

/** Fills `{name}` in a message without plurals. */
export function fillIn(message: string, parameters: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole)
}

function textOf(value: unknown): string {
  return Array.isArray(value)
    ? (value as Cell[]).map(({ x, y }) => `(${x}, ${y})`).join(' ')
    : String(value)
}
