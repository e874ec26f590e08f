/** The contest's text: n, then five stacks, bottom to top, each closed by 0 (NOIP 2011). */
import { invariant } from '../../../invariant'
import { err, ok, type Result } from '../../../result'
import { integerOf, Tokens, type TextPlace, type Token } from '../../../text/tokens'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, WIDTH, type Cell, type Move } from '../rules/board'
import { findProblems, type Setup } from '../rules/setup'
import type { TextError, TextFault } from './textError'

/** The first level of a text; `parseContestTexts` says how it is read. */
export function parseContestText(text: string): Result<Setup, TextError> {
  const [first] = parseContestTexts(text)
  invariant(first !== undefined, 'a text has one level or fault at least')
  return first
}

/**
 * Reads levels that stand one after the other. White space of any kind separates tokens; CRLF, a
 * byte-order mark and blank lines are accepted. After a fault reading continues where n stands on a line of
 * its own.
 *
 * @returns for each level a legal setup, or its first fault with line and column; one at least
 */
export function parseContestTexts(text: string): Result<Setup, TextError>[] {
  const tokens = new Tokens(text)
  if (tokens.length === 0) return [fail(tokens.end, { code: 'empty-text' })]
  const lastZero = lastZeroOf(tokens)
  const levels: Result<Setup, TextError>[] = []
  let next = 0
  while (next < tokens.length) {
    const reader = new LevelReader(tokens, next)
    const level = reader.read()
    next = level.ok ? reader.next : nextLevel(tokens, reader.next)
    const extra = tokens.at(next)
    // What closes no stack is no level: it stands too much behind this one.
    if (!level.ok || extra === undefined || next < lastZero) levels.push(level)
    else {
      levels.push(fail(extra, { code: 'trailing-text', token: extra.text }))
      next = tokens.length
    }
  }
  return levels
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

/** Reads one level; `next` is the token behind it, or the one that is wrong. */
class LevelReader {
  constructor(
    private readonly tokens: Tokens,
    public next: number,
  ) {}

  read(): Result<Setup, TextError> {
    const first = this.tokens.at(this.next)
    if (first === undefined) return fail(this.tokens.end, { code: 'empty-text' })
    const steps = integerOf(first)
    if (steps === null) return fail(first, { code: 'not-an-integer', token: first.text })
    if (steps < 1 || steps > MAX_STEPS) {
      return fail(first, { code: 'steps-out-of-range', steps: first.text })
    }
    this.next++
    const stacks: Token[][] = []
    while (stacks.length < WIDTH) {
      const stack = this.readStack(stacks.length + 1)
      if (!stack.ok) return stack
      stacks.push(stack.value)
    }
    const setup = { steps, stacks: stacks.map((stack) => stack.map((t) => Number(t.text))) }
    return withoutRuns(setup, stacks)
  }

  /** The tokens of one stack without its closing 0. `number` counts stacks from 1. */
  private readStack(number: number): Result<Token[], TextError> {
    const stack: Token[] = []
    for (; this.next < this.tokens.length; this.next++) {
      const token = this.tokens.at(this.next) as Token
      const colour = integerOf(token)
      if (colour === null) return fail(token, { code: 'not-an-integer', token: token.text })
      if (colour === 0) {
        this.next++
        return ok(stack)
      }
      if (colour < 1 || colour > MAX_COLOUR) {
        return fail(token, { code: 'colour-out-of-range', colour: token.text, stack: number })
      }
      if (stack.length === HEIGHT) return fail(token, { code: 'stack-too-high', stack: number })
      stack.push(token)
    }
    return stack.length > 0
      ? fail(this.tokens.end, { code: 'missing-zero', stack: number })
      : fail(this.tokens.end, { code: 'too-few-stacks', stacks: number - 1 })
  }
}

/** The first token after the one that is wrong that is alone on its line and no empty stack. */
function nextLevel(tokens: Tokens, wrong: number): number {
  for (let index = wrong + 1; index < tokens.length; index++) {
    const line = tokens.lineAt(index)
    const isAlone = tokens.lineAt(index - 1) !== line && tokens.lineAt(index + 1) !== line
    if (isAlone && tokens.at(index)?.text !== '0') return index
  }
  return tokens.length
}

function lastZeroOf(tokens: Tokens): number {
  for (let index = tokens.length - 1; index >= 0; index--) {
    if (tokens.at(index)?.text === '0') return index
  }
  return -1
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
