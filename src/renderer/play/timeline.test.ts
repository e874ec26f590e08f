import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import {
  attemptStart,
  redone,
  undone,
  undoneTo,
  useTimeline,
  withStep,
  withTime,
  type Timeline,
} from './timeline'

const RESTART = 0
const START: Timeline<number> = { steps: [], cursor: 0, ms: 0 }
const isRestart = (step: number) => step === RESTART
const stepList = fc.array(fc.nat(3), { maxLength: 12 })

function played(steps: readonly number[]): Timeline<number> {
  return steps.reduce<Timeline<number>>(withStep, START)
}

it('as many redos as undos restore the timeline', () => {
  fc.assert(
    fc.property(stepList, fc.nat(12), (steps, count) => {
      const state = played(steps)
      const undos = Math.min(count, state.cursor)
      let now = state
      for (let i = 0; i < undos; i++) now = undone(now)
      expect(now).toEqual(undos === 0 ? state : undoneTo(state, state.cursor - undos))
      for (let i = 0; i < undos; i++) now = redone(now)
      expect(now).toEqual(state)
    }),
  )
})

it('a step discards the steps that were undone', () => {
  const state = withStep(undoneTo(played([1, 2, 3]), 1), 4)
  expect(state).toMatchObject({ steps: [1, 4], cursor: 2 })
})

it('the state itself is returned where nothing changes', () => {
  const state = played([1, 2])
  expect(undone(START)).toBe(START)
  expect(redone(state)).toBe(state)
  expect(undoneTo(state, 2)).toBe(state)
  expect(undoneTo(state, -1)).toBe(state)
})

it('an attempt starts after the last restart that is done', () => {
  const state = played([1, RESTART, 2, RESTART, 3])
  expect(attemptStart(state, isRestart)).toBe(4)
  expect(attemptStart(undoneTo(state, 3), isRestart)).toBe(2)
  expect(attemptStart(undoneTo(state, 1), isRestart)).toBe(0)
})

it('only time that has passed is counted', () => {
  expect(withTime(withTime(START, 12.4), -5).ms).toBe(12)
})

it('the position keeps its identity while the board is the same', () => {
  const state = shallowRef<Timeline<number> | null>(played([1, RESTART]))
  const { position, canUndo, canRedo, canRestart } = useTimeline(state, {
    positionOf: ({ cursor }) => ({ cursor }),
    isSamePosition: (a, b) => a.cursor === b.cursor,
    attemptStart: (now) => attemptStart(now, isRestart),
  })
  const before = position.value
  expect([canUndo.value, canRedo.value, canRestart.value]).toEqual([true, false, false])
  state.value = withTime(played([1, RESTART]), 100)
  expect(position.value).toBe(before)
  state.value = undone(played([1, RESTART]))
  expect(position.value).not.toBe(before)
  expect([canUndo.value, canRedo.value, canRestart.value]).toEqual([true, true, true])
})
