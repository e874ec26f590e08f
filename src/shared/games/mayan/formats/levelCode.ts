/**
 * The level code, one line for chat and test names: five stacks bottom to top separated by `/`,
 * colours 1–9 and `a` for 10, `-` for an empty stack, then a blank and n: `1/21/234/31/2434 3`.
 * A solution is written `21R 31R 30R`.
 */
import { err, ok, type Result } from '../../../result'
import { HEIGHT, MAX_STEPS, WIDTH, isOnBoard, type Move } from '../rules/board'
import type { Setup } from '../rules/setup'
import type { TextError, TextFault } from './textError'

const COLOUR_DIGITS = '0123456789a'
const EMPTY_STACK = '-'

/** Whether a line is meant as a level code; it may be a wrong one. */
export function isLevelCode(line: string): boolean {
  return /^\s*[^\s/:{}[\]]*\/[^\s:{}[\]]*(\s|$)/.test(line)
}

/**
 * Reads a level code. The board may hold runs: whether it is a legal level is not asked here.
 *
 * @returns the setup, or the first fault with its column (the line is always 1)
 */
export function parseLevelCode(text: string): Result<Setup, TextError> {
  const code = text.trim()
  const offset = text.indexOf(code)
  const fail = (index: number, fault: TextFault): Result<never, TextError> =>
    err({ ...fault, line: 1, column: offset + index + 1 })

  if (code === '') return fail(0, { code: 'empty-text' })
  const [, board = '', stepsText = ''] = /^(\S+)(?:[ \t]+(\S+))?$/.exec(code) ?? []
  if (!/^[0-9a-zA-Z/-]+$/.test(board)) return fail(0, { code: 'not-a-level-code' })

  const stacks: number[][] = []
  let column = 0
  for (const [index, stackText] of board.split('/').entries()) {
    const stack = stackText === EMPTY_STACK ? [] : [...stackText.toLowerCase()].map(colourOf)
    const badColour = stack.findIndex((colour) => colour < 1)
    if (stackText === '') return fail(column, { code: 'not-a-level-code' })
    if (badColour >= 0) return fail(column + badColour, { code: 'not-a-level-code' })
    if (stack.length > HEIGHT) {
      return fail(column + HEIGHT, { code: 'code-stack-too-high', stack: index + 1 })
    }
    stacks.push(stack)
    column += stackText.length + 1
  }
  if (stacks.length !== WIDTH) {
    return fail(board.length, { code: 'code-stacks', stacks: stacks.length })
  }

  if (stepsText === '') return fail(board.length, { code: 'code-no-steps' })
  const stepsAt = code.length - stepsText.length
  if (!/^\d+$/.test(stepsText)) return fail(stepsAt, { code: 'not-an-integer', token: stepsText })
  const steps = Number(stepsText)
  if (steps < 1 || steps > MAX_STEPS) {
    return fail(stepsAt, { code: 'steps-out-of-range', steps: stepsText })
  }
  return ok({ stacks, steps })
}

/** The code of a setup without gaps; an empty step field is written as 0. */
export function printLevelCode(setup: Setup): string {
  const stacks = setup.stacks.map((stack) =>
    stack.length === 0 ? EMPTY_STACK : stack.map((colour) => COLOUR_DIGITS[colour] ?? '?').join(''),
  )
  return `${stacks.join('/')} ${setup.steps ?? 0}`
}

/** `21R 31R 30R`, or null where the text is no list of moves on the board. */
export function parseSolution(text: string): Move[] | null {
  const words = text.trim().split(/\s+/)
  const moves = words.map((word) => {
    const [, x, y, side] = /^(\d)(\d)([RL])$/.exec(word) ?? []
    return { x: Number(x), y: Number(y), g: side === 'R' ? 1 : -1 } as const
  })
  return moves.every(isOnBoard) ? moves : null
}

/** Moves as `21R 31R`: column, row and direction of each; `parseSolution` reads them. */
export function printSolution(moves: readonly Move[]): string {
  return moves.map(({ x, y, g }) => `${x}${y}${g === 1 ? 'R' : 'L'}`).join(' ')
}

/** The colour of a digit, or −1. */
function colourOf(digit: string): number {
  return COLOUR_DIGITS.indexOf(digit)
}
