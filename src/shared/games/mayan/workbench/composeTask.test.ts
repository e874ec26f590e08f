import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_SEED } from '../../../random'
import { canonicalForm } from '../rules/canonicalForm'
import { generate } from '../generator/generateTask'
import { play, traceMove } from '../rules/moves'
import { EMPTY_POSITION, packStacks, unpackStacks, type Position } from '../rules/position'
import { isPlainlySound } from '../../../../../test/mayan/plainSoundness'
import { runWithTable, solve } from '../solver/atOnce'
import { ComposeTask, type ComposeOptions, type ComposeReport } from './composeTask'
import { runs } from '../../../../../test/runs'

const seed = fc.integer({ min: 0, max: MAX_SEED })
const ALL: ComposeOptions = { isUnique: false, colours: [1, 2, 3], seed: 1, maxBoards: Infinity }

function compose(
  position: Position,
  steps: number,
  options: Partial<ComposeOptions> = {},
): ComposeReport {
  return runWithTable(
    () => new ComposeTask({ position, steps }, { ...ALL, ...options }),
    () => 0,
  )
}

it('offers only boards that need one move more, by the plain search, and whose move leads back', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 2 }), (seed, steps) => {
      const { outcome } = generate({ seed, steps, colours: 2, blocks: 7 }, () => 0)
      if (outcome.kind !== 'found') return
      const position = packStacks(outcome.setup.stacks)
      const { boards } = compose(position, steps, { seed, maxBoards: 12 })
      for (const { setup, move, cleared } of boards) {
        expect(setup.steps).toBe(steps + 1)
        expect(isPlainlySound(setup)).toBe(true)
        const before = packStacks(setup.stacks)
        expect(unpackStacks(play(before, move))).toEqual(unpackStacks(position))
        const phases = traceMove(before, move).phases.filter(({ kind }) => kind === 'clear')
        expect(phases.length > 0).toBe(cleared !== null)
      }
    }),
    { numRuns: runs(10) },
  )
})

it('finds the board that a level was one move before', () => {
  let compared = 0
  for (let at = 0; at < 60; at++) {
    const { outcome } = generate({ seed: at, steps: 2, colours: 3, blocks: 9 }, () => 0)
    if (outcome.kind !== 'found') continue
    const before = packStacks(outcome.setup.stacks)
    const { verdict } = solve({ position: before, steps: 2 }, () => 0)
    const move = verdict.kind === 'solved' ? verdict.moves[0] : undefined
    if (move === undefined) throw new Error('a generated level is solved')
    const clears = traceMove(before, move).phases.filter(({ kind }) => kind === 'clear')
    const colours = new Set(
      clears.flatMap((phase) => (phase.kind === 'clear' ? phase.blocks : [])).map((b) => b.colour),
    )
    // A move with two runs is not looked for.
    if (clears.length > 1 || colours.size > 1) continue
    const report = compose(play(before, move), 1)
    expect(report.isComplete).toBe(true)
    const forms = report.boards.map(({ setup }) => canonicalForm(setup))
    expect(forms).toContain(canonicalForm(outcome.setup))
    compared++
  }
  expect(compared).toBeGreaterThan(30)
})

it('begins from nothing', () => {
  const { boards, isComplete } = compose(EMPTY_POSITION, 0)
  expect(isComplete).toBe(true)
  expect(boards.length).toBeGreaterThan(5)
  for (const { setup } of boards) expect(isPlainlySound(setup)).toBe(true)
})
