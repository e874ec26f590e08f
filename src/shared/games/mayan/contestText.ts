/** The contest's text: n, then five stacks, bottom to top, each closed by 0 (NOIP 2011). */
import { err, ok, type Result } from '../../result'
import { integerOf, tokenize, type TextPlace, type Token } from '../../text/tokens'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, WIDTH, type Cell, type Move } from './board'
import { findProblems, type Setup } from './setup'
import type { TextError, TextFault } from './textError'

/**
 * Reads one level. White space of any kind separates tokens; CRLF, a byte-order mark and blank
 * lines are accepted.
 *
 * @returns a legal setup, or the first fault with its line and column
 */
export function parseContestText(text: string): Result<Setup, TextError> {
  const { tokens, end } = tokenize(text)
  const [first] = tokens
  if (first === undefined) return fail(end, { code: 'empty-text' })

  const steps = integerOf(first)
  if (steps === null) return fail(first, { code: 'not-an-integer', token: first.text })
  if (steps < 1 || steps > MAX_STEPS) return fail(first, { code: 'steps-out-of-range', steps })

  const stacks: Token[][] = []
  let next = 1
  while (stacks.length < WIDTH) {
    const stack = readStack(tokens, next, stacks.length + 1, end)
    if (!stack.ok) return stack
    stacks.push(stack.value)
    next += stack.value.length + 1
  }
  const extra = tokens[next]
  if (extra !== undefined) return fail(extra, { code: 'trailing-text', token: extra.text })
  return withoutRuns(
    { steps, stacks: stacks.map((stack) => stack.map((t) => Number(t.text))) },
    stacks,
  )
}

/** The level in the contest's layout: one line for n, one for each stack. */
export function printContestText(setup: Setup): string {
  const lines = setup.stacks.map((stack) => [...stack, 0].join(' '))
  return [`${setup.steps ?? ''}`, ...lines].map((line) => `${line}\n`).join('')
}

/** The contest's answer: one line `x y g` for each move, or the line `-1`. */
export function printContestAnswer(moves: readonly Move[] | null): string {
  return moves === null ? '-1\n' : moves.map(({ x, y, g }) => `${x} ${y} ${g}\n`).join('')
}

/** The tokens of one stack without its closing 0. `number` counts stacks from 1. */
function readStack(
  tokens: readonly Token[],
  start: number,
  number: number,
  end: TextPlace,
): Result<Token[], TextError> {
  const stack: Token[] = []
  for (const token of tokens.slice(start)) {
    const colour = integerOf(token)
    if (colour === null) return fail(token, { code: 'not-an-integer', token: token.text })
    if (colour === 0) return ok(stack)
    if (colour < 1 || colour > MAX_COLOUR) {
      return fail(token, { code: 'colour-out-of-range', colour, stack: number })
    }
    if (stack.length === HEIGHT) return fail(token, { code: 'stack-too-high', stack: number })
    stack.push(token)
  }
  return stack.length > 0
    ? fail(end, { code: 'missing-zero', stack: number })
    : fail(end, { code: 'too-few-stacks', stacks: number - 1 })
}

function withoutRuns(setup: Setup, places: readonly Token[][]): Result<Setup, TextError> {
  const run = findProblems(setup).find((problem) => problem.code === 'run-at-start')
  if (run === undefined) return ok(setup)
  return fail(placeOfFirst(run.cells, places), { code: 'run-at-start', cells: run.cells })
}

/** Where the first of the cells stands in the text. */
function placeOfFirst(cells: readonly Cell[], places: readonly Token[][]): TextPlace {
  const [cell] = cells
  return (cell && places[cell.x]?.[cell.y]) ?? { line: 1, column: 1 }
}

function fail(place: TextPlace, fault: TextFault): Result<never, TextError> {
  return err({ ...fault, line: place.line, column: place.column })
}
