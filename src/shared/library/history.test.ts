import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameDocument } from '../games/documents'
import {
  MAX_STEPS_KEPT,
  reconciled,
  redone,
  startHistory,
  undone,
  withLastStep,
  withStep,
} from './history'

const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[], [], [], [], []], steps },
})
const after = (...steps: number[]) =>
  steps.reduce((history, n) => withStep(history, level(n)), startHistory(level(0)))

describe('history', () => {
  it('undoes and redoes every step in any order', () => {
    const choice = fc.constantFrom('step', 'undo', 'redo')
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        // The model: all documents of the present line, and the place in it.
        const line = [0]
        let place = 0
        let history = startHistory(level(0))
        for (const [index, kind] of choices.entries()) {
          if (kind === 'step') {
            line.splice(place + 1, Infinity, index + 1)
            place++
            history = withStep(history, level(index + 1))
          } else if (kind === 'undo') {
            place = Math.max(0, place - 1)
            history = undone(history)
          } else {
            place = Math.min(line.length - 1, place + 1)
            history = redone(history)
          }
          expect(history.present).toEqual(level(line[place] ?? -1))
          expect(history.past.length).toBe(place)
          expect(history.future.length).toBe(line.length - 1 - place)
        }
      }),
    )
  })

  it('keeps a limited number of steps', () => {
    const long = after(...Array.from({ length: MAX_STEPS_KEPT + 5 }, (_, index) => index + 1))
    expect(long.past).toHaveLength(MAX_STEPS_KEPT)
    expect(long.past[0]).toEqual(level(5))
  })

  it('replaces the outcome of the last step', () => {
    const history = withLastStep(after(1, 2), level(7))
    expect(history.present).toEqual(level(7))
    expect(undone(history).present).toEqual(level(1))
  })
})

describe('a history beside a file', () => {
  it('is itself where both hold the same', () => {
    const history = after(1, 2)
    expect(reconciled(history, level(2))).toBe(history)
  })

  it('takes any other content as one more step, also an earlier state', () => {
    for (const steps of [0, 1, 9]) {
      const history = reconciled(after(1, 2), level(steps))
      expect(history.present).toEqual(level(steps))
      expect(undone(history).present).toEqual(level(2))
    }
  })

  it('keeps what had been undone as steps', () => {
    const history = reconciled(undone(undone(after(1, 2))), level(9))
    expect(history).toEqual({
      past: [level(2), level(1), level(0)],
      present: level(9),
      future: [],
    })
  })
})
