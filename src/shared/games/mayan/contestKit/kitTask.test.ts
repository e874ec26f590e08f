import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, type SearchLimits } from '../../../search/limits'
import { TaskRunner } from '../../../search/task'
import { en } from '../../../messages/en'
import { printContestAnswer, parseContestText } from '../formats/contestText'
import { exportLevel } from '../formats/exportLevel'
import { printLevelCode } from '../formats/levelCode'
import { runs } from '../../../../../test/runs'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import { levelFromSetup, type Level, type Setup } from '../rules/setup'
import { runWithTable, solveMinimum } from '../solver/atOnce'
import { catchersOf, kitFiles, namedLevels } from './kitFiles'
import { KitTask, type KitLevel, type KitReport } from './kitTask'
import { MISTAKES } from './mistakes'
import { ProofTask } from './proof'
import { defaultRecipe, type Recipe } from './recipe'
import { recipeFileSchema } from './recipeSchema'

const stopped = () => 0
const SEEDS = Array.from({ length: runs(2) }, (_, index) => index * 104_729)

function report(recipe: Recipe, limits: Partial<SearchLimits> = {}): KitReport {
  return runWithTable(() => new KitTask(recipe), stopped, limits)
}

function levelsOf(recipe: Recipe): readonly KitLevel[] {
  const { outcome } = report(recipe)
  if (outcome.kind !== 'made') throw new Error(JSON.stringify(outcome))
  return outcome.levels
}

function levelOf(setup: Setup): Level {
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error(JSON.stringify(level.error))
  return level.value
}

/** Only the levels that are searched for. */
const trapsAlone = (seed: number): Recipe => ({ ...defaultRecipe(seed), groups: [] })

describe('the set of every seed', () => {
  it.each(SEEDS)('%i: catches every mistake by levels that the contest accepts', (seed) => {
    const levels = levelsOf(trapsAlone(seed))
    expect(levels).toHaveLength(MISTAKES.length)
    for (const { setup, purpose, caught, isConfirmed, undecided } of levels) {
      expect(exportLevel({ game: 'mayan', setup }, 'contest').ok).toBe(true)
      if (purpose.kind !== 'mistake') throw new Error('there are no groups')
      expect(caught).toContain(purpose.mistake)
      expect({ isConfirmed, undecided }).toEqual({ isConfirmed: true, undecided: [] })
    }
    const named = namedLevels(levels)
    for (const id of MISTAKES) expect(catchersOf(id, named).caught).not.toEqual([])
    const codes = new Set(levels.map(({ setup }) => printLevelCode(setup)))
    expect(codes.size).toBe(levels.length)
  })

  it('has the answers that a plain search finds', () => {
    for (let seed = 1; seed <= runs(1); seed++) {
      for (const { setup, moves } of levelsOf(trapsAlone(seed))) {
        expect(setup.steps).toBeLessThanOrEqual(3)
        expect(plainSearch(setup.stacks, setup.steps ?? 0).moves).toEqual(moves)
      }
    }
  })
})

describe('a recipe', () => {
  const groups = [
    { count: 2, steps: 3, blocks: 12, colours: 4, solvable: true },
    { count: 2, steps: 2, blocks: 10, colours: 3, solvable: false },
    { count: 1, steps: 2, blocks: 6, colours: 1, solvable: false },
  ] as const

  it('gets levels of its groups: sound ones, and ones without a solution', () => {
    const levels = levelsOf({ seed: 5, groups, mistakes: [], perMistake: 1 })
    expect(levels).toHaveLength(5)
    for (const { setup, purpose, moves } of levels) {
      const group = groups[purpose.kind === 'group' ? purpose.group : -1]
      const colours = new Set(setup.stacks.flat()).size
      const [steps, blocks] = [setup.steps, setup.stacks.flat().length]
      expect({ steps, blocks, colours }).toEqual({
        steps: group?.steps,
        blocks: group?.blocks,
        colours: group?.colours,
      })
      expect(plainSearch(setup.stacks, setup.steps ?? 0).moves).toEqual(moves)
      expect(moves !== null).toBe(group?.solvable)
      if (moves === null) continue
      const { verdict } = solveMinimum(levelOf(setup), stopped)
      expect(verdict.kind === 'solved' && verdict.moves.length).toBe(group?.steps)
    }
  })

  it('makes the same files from the same seed, and others from another', () => {
    const recipe = {
      ...defaultRecipe(3),
      groups: groups.slice(0, 2),
      mistakes: MISTAKES.slice(0, 4),
    }
    const files = (seed: number) => kitFiles({ ...recipe, seed }, levelsOf({ ...recipe, seed }), en)
    const once = files(3)
    expect(files(3)).toEqual(once)
    expect(files(4)).not.toEqual(once)
  })

  it('gets as many levels for a mistake as it says', () => {
    const levels = levelsOf({ seed: 1, groups: [], mistakes: ['gap-run'], perMistake: 3 })
    expect(levels.map(({ caught }) => caught)).toEqual([['gap-run'], ['gap-run'], ['gap-run']])
  })

  it('that asks for the impossible is refused', () => {
    const wrong = { count: 1, steps: 2, blocks: 5, colours: 2, solvable: true }
    const { outcome } = report({ ...defaultRecipe(1), groups: [groups[0], wrong] })
    expect(outcome).toEqual({ kind: 'impossible', group: 1, reason: 'too-few-blocks' })
  })

  it('ends by a limit with what was looked for, and continues to the same set', () => {
    const runner = new TaskRunner(
      new KitTask(trapsAlone(2)),
      { ...DEFAULT_LIMITS, maxNodes: 20_000 },
      stopped,
    )
    const first = runner.run(Infinity)
    expect(first?.outcome).toMatchObject({ kind: 'not-found', limit: 'nodes' })
    runner.extend({ maxNodes: Infinity, maxSeconds: Infinity })
    expect(runner.run(Infinity)?.outcome).toEqual({ kind: 'made', levels: levelsOf(trapsAlone(2)) })
  })
})

it('a program that does not come to its end is not taken for right or wrong', () => {
  const [hardest] = [...levelsOf({ ...defaultRecipe(1), mistakes: [] })].reverse()
  if (hardest === undefined) throw new Error('there are levels')
  const task = new ProofTask(levelOf(hardest.setup), { mistakes: MISTAKES, maxNodes: 100 })
  const proof = runWithTable(() => task, stopped)
  expect(proof).toMatchObject({ moves: hardest.moves, caught: [], isConfirmed: false })
  expect(proof?.undecided).toEqual(MISTAKES)
})

describe('the files of a kit', () => {
  const recipe = trapsAlone(9)
  const levels = levelsOf(recipe)
  const files = kitFiles(recipe, levels, en)
  const contentOf = (name: string) => files.find((file) => file.name === name)?.content ?? ''

  it('are numbered pairs that read back, and two that describe them', () => {
    for (const { name, setup, moves } of namedLevels(levels)) {
      expect(parseContestText(contentOf(`${name}.in`))).toEqual({ ok: true, value: setup })
      expect(contentOf(`${name}.out`)).toBe(printContestAnswer(moves))
    }
    const others = files.filter(({ name }) => !/^\d\d\.(in|out)$/.test(name))
    expect(others.map(({ name }) => name)).toEqual(['kit.json', 'README.md'])
    expect(files).toHaveLength(2 * levels.length + 2)
  })

  it('name the recipe, which makes them again', () => {
    const kit = JSON.parse(contentOf('kit.json')) as { recipe: unknown; files: unknown[] }
    expect(recipeFileSchema.parse(kit.recipe)).toEqual(recipe)
    expect(kit.files).toHaveLength(levels.length)
  })

  it('say in words which files catch a mistake', () => {
    const { caught } = catchersOf('row-wrap', namedLevels(levels))
    expect(contentOf('README.md')).toContain(`| ${en.mistake['row-wrap']} | ${caught.join(' ')} |`)
  })
})

describe('a recipe that is read', () => {
  it.each([
    [{ seed: 1 }, null],
    [{ seed: 1, groups: [{ count: 1, steps: 2, blocks: 9, colours: 3 }], mistakes: [] }, null],
    [{ groups: [] }, 'seed'],
    [{ seed: 1, groups: [{ count: 1, steps: 6, blocks: 9, colours: 3 }] }, 'groups.0.steps'],
    [{ seed: 1, mistakes: ['typo'] }, 'mistakes.0'],
    [{ seed: 1, extra: true }, ''],
    [{ seed: 1, mistakes: [] }, 'no-levels'],
    [{ seed: 1, mistakes: ['row-wrap', 'row-wrap'] }, 'mistake-twice'],
    [{ seed: 1, groups: [{ count: 200, steps: 2, blocks: 9, colours: 3 }] }, 'too-many-levels'],
  ])('%j: %s', (json, fault) => {
    const issue = recipeFileSchema.safeParse(json).error?.issues[0]
    if (fault === null) expect(issue).toBeUndefined()
    else expect([issue?.path.join('.'), issue?.message]).toContain(fault)
  })
})
