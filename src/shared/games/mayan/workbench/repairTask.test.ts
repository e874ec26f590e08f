import fc from 'fast-check'
import { expect, it } from 'vitest'
import { removeBlock } from '../rules/editing'
import { Budget } from '../../../search/task'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import { isPlainlySound } from '../../../../../test/mayan/plainSoundness'
import { levelFromSetup, type Setup } from '../rules/setup'
import { runWithTable } from '../solver/atOnce'
import { applyEdits, singleEdits, sizeOf } from './edits'
import { RepairTask, type RepairReport } from './repairTask'
import { runs } from '../../../../../test/runs'

const small = fc
  .tuple(solvableLookingArbitrary(), fc.integer({ min: 1, max: 2 }))
  .map(([stacks, steps]): Setup => ({ stacks, steps }))
  .filter(({ stacks }) => stacks.flat().length > 0 && stacks.flat().length < 11)

function repair(setup: Setup, maxNodes = Infinity): RepairReport {
  return runWithTable(
    () => new RepairTask(setup),
    () => 0,
    { maxNodes },
  )
}

it('offers only levels that the plain search finds sound, the fewest cells first', () => {
  let mended = 0
  fc.assert(
    fc.property(small, (setup) => {
      const report = repair(setup)
      expect(report.isSound).toBe(isPlainlySound(setup))
      if (report.isSound === true) expect(report.repairs).toEqual([])
      if (report.repairs.length > 0) mended++
      for (const { edits, setup: after } of report.repairs) {
        expect(applyEdits(setup, edits)).toEqual(after)
        expect(isPlainlySound(after)).toBe(true)
      }
      const sizes = report.repairs.map(({ edits }) => sizeOf(edits))
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    }),
    { numRuns: runs(30) },
  )
  expect(mended).toBeGreaterThan(5)
})

it('finds every repair of one cell', () => {
  fc.assert(
    fc.property(small, (setup) => {
      const report = repair(setup)
      if (report.isSound === true) return
      const sound = new Set(
        singleEdits(setup)
          .map((edit) => applyEdits(setup, [edit]))
          .filter(isPlainlySound)
          .map(({ stacks }) => JSON.stringify(stacks)),
      )
      const found = report.repairs.filter(({ edits }) => sizeOf(edits) === 1)
      if (report.repairs.length < 24) expect(found).toHaveLength(sound.size)
      for (const { setup: after } of found) expect(sound).toContain(JSON.stringify(after.stacks))
    }),
    { numRuns: runs(30) },
  )
})

it('says of each block what becomes of the level without it', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(small, (setup) => {
      const { roles } = repair(setup)
      expect(roles).toHaveLength(setup.stacks.flat().length)
      for (const { cell, role } of roles) {
        const without = removeBlock(setup, cell)
        const isSolved = plainSearch(without.stacks, setup.steps ?? 0).moves !== null
        const expected = isSolved ? 'spare' : 'essential'
        expect(role).toBe(levelFromSetup(without).ok ? expected : 'holds-apart')
        seen.add(role)
      }
    }),
    { numRuns: runs(100) },
  )
  expect([...seen].sort()).toEqual(['essential', 'holds-apart', 'spare'])
})

it('offers another n for the board as it is', () => {
  const sample = [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]
  const [first] = repair({ stacks: sample, steps: 5 }).repairs
  expect(first?.edits).toEqual([{ kind: 'steps', from: 5, to: 3 }])
  expect(repair({ stacks: sample, steps: 1 }).repairs[0]?.setup.steps).toBe(3)
})

it('mends a board that starts with a run', () => {
  const stacks = [[2], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]
  const { isSound, repairs } = repair({ stacks, steps: 3 })
  expect(isSound).toBe(false)
  for (const { setup } of repairs) expect(isPlainlySound(setup)).toBe(true)
  expect(repairs.length).toBeGreaterThan(0)
})

it('a limit never says that there is no repair', () => {
  const setup = { stacks: [[1, 2], [1], [2], [2], [1, 3]], steps: 3 }
  expect(repair(setup, 5)).toMatchObject({ isComplete: false, limit: 'nodes' })
})

it('pauses, and reports its share, while it skips what is not worth a search', () => {
  const stacks = [0, 1, 2, 3, 4].map((x) =>
    [0, 1, 2, 3, 4, 5].map((y) => ((x * 3 + y * 7) % 10) + 1),
  )
  const task = new RepairTask({ stacks, steps: 1 })
  const work = task.work(new Budget(Infinity))
  let [share, farthest] = [task.share(), 0]
  while (work.next().done !== true) {
    farthest = Math.max(farthest, task.share() - share)
    expect(task.share()).toBeGreaterThanOrEqual(share)
    share = task.share()
  }
  expect(farthest).toBeGreaterThan(0)
  expect(farthest).toBeLessThan(0.01)
  expect(task.share()).toBe(1)
})
