/** From a fault's code and details to words, the same for terminal and window. */
import { MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE } from '../games/lianliankan/rules/board'
import type { Cell as BoardCell } from '../games/lianliankan/rules/board'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, WIDTH } from '../games/mayan/rules/board'
import type { Cell } from '../games/mayan/rules/board'
import { shortened, shownText } from '../text/shown'

const LIMITS = {
  height: HEIGHT,
  width: WIDTH,
  maxColour: MAX_COLOUR,
  maxSteps: MAX_STEPS,
  minSide: MIN_SIDE,
  maxRows: MAX_ROWS,
  maxColumns: MAX_COLUMNS,
  maxType: MAX_TYPE,
}

/** A fault may name what it found, such as a token that fills the whole file. */
const LONGEST_VALUE = 80

/**
 * The values a `fault` message may name, as text fit to be shown.
 * @param space between the coordinates of a cell
 */
export function faultParameters(fault: object, space = ' '): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...LIMITS, ...fault }).map(([key, value]) => [key, textOf(value, space)]),
  )
}

/** Fills `{name}` in a message without plurals. */
export function fillIn(message: string, parameters: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole)
}

function textOf(value: unknown, space: string): string {
  return Array.isArray(value)
    ? (value as (Cell | BoardCell)[]).map((cell) => cellText(cell, space)).join(' ')
    : shownText(shortened(String(value), LONGEST_VALUE))
}

/** Rows and columns of a board are counted from 1, as judges count them. */
function cellText(cell: Cell | BoardCell, space: string): string {
  const [first, second] = 'row' in cell ? [cell.row + 1, cell.column + 1] : [cell.x, cell.y]
  return `(${first},${space}${second})`
}
