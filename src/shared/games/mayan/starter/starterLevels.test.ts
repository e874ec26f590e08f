import { describe, expect, it } from 'vitest'
import { levelIdSchema } from '../../../library/modelSchemas'
import { WRITTEN_LANGUAGES } from '../../../settings'
import { MAX_COLOUR } from '../rules/board'
import { canonicalForm } from '../rules/canonicalForm'
import { exportLevel } from '../formats/exportLevel'
import { parseLevelCode, printLevelCode } from '../formats/levelCode'
import { firstHole, renumber } from '../formats/renumber'
import { findProblems, levelFromSetup, type Level, type Setup } from '../rules/setup'
import { AnalysisTask } from '../solver/analysis'
import { soundnessOf } from '../solver/soundness'
import { runWithTable } from '../solver/atOnce'
import { WinMapTask } from '../solver/winMap'
import { STARTER_LEVELS, type StarterLevel } from './starterLevels'

const TABLE_BYTES = 1 << 24
const clock = () => performance.now()

function setupOf({ id, code }: StarterLevel): Setup {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(`${id}: ${JSON.stringify(setup.error)}`)
  return setup.value
}

function levelOf(starter: StarterLevel): Level {
  const level = levelFromSetup(setupOf(starter))
  if (!level.ok) throw new Error(`${starter.id}: ${JSON.stringify(level.error)}`)
  return level.value
}

describe.each(STARTER_LEVELS)('$id', (starter) => {
  const setup = setupOf(starter)

  it('is a level without problems, in its own code', () => {
    expect(findProblems(setup)).toEqual([])
    expect(printLevelCode(setup)).toBe(starter.code)
  })

  it('is sound, with as many ideas as it says', () => {
    const level = levelOf(starter)
    const report = runWithTable(() => new AnalysisTask(level, TABLE_BYTES), clock)
    expect(report.verdict.kind).toBe('solved')
    expect(report).toMatchObject({ minimum: level.steps, provedFrom: level.steps, limit: null })
    expect(soundnessOf(report, level.steps)).toBe('sound')
    expect(report.areIdeasComplete).toBe(true)
    expect(report.ideas).toHaveLength(starter.ideas)
  })

  it('has to be thought about: at most a quarter of the first moves leave it winnable', () => {
    const map = runWithTable((failed) => new WinMapTask(levelOf(starter), failed), clock, {
      tableBytes: TABLE_BYTES,
    })
    const winning = map.moves.filter(({ outcome }) => outcome.kind === 'wins')
    expect(map.moves.every(({ outcome }) => outcome.kind !== 'undecided')).toBe(true)
    expect(winning.length).toBeGreaterThan(0)
    expect(winning.length / map.moves.length).toBeLessThanOrEqual(1 / 4)
  })

  it.each(WRITTEN_LANGUAGES)('has a short title in %s', (language) => {
    const title = starter.title[language]
    expect(title.trim()).toBe(title)
    expect(title).not.toBe('')
    expect(title.length).toBeLessThanOrEqual(language === 'en' ? 18 : 6)
  })

  it('can be used in a contest, its colours renumbered where they have holes', () => {
    const dense = firstHole(setup) === null ? setup : renumber(setup)
    expect(exportLevel({ game: 'mayan', setup: dense }, 'contest').ok).toBe(true)
  })
})

describe('the pack', () => {
  const setups = STARTER_LEVELS.map(setupOf)
  const steps = setups.map((setup) => setup.steps ?? 0)

  it('has at least 30 levels, the sample of the contest first', () => {
    expect(STARTER_LEVELS.length).toBeGreaterThanOrEqual(30)
    expect(STARTER_LEVELS[0]).toMatchObject({ code: '1/21/234/31/2434 3', author: 'NOIP 2011' })
  })

  it('rises from n = 1 to n = 5 after the sample', () => {
    const rest = steps.slice(1)
    expect(rest).toEqual([...rest].sort((a, b) => a - b))
    expect([...new Set(rest)]).toEqual([1, 2, 3, 4, 5])
  })

  it('shows all ten stones; most levels number theirs without holes', () => {
    const used = new Set(setups.flatMap(({ stacks }) => stacks.flat()))
    expect(used.size).toBe(MAX_COLOUR)
    const dense = setups.filter((setup) => firstHole(setup) === null)
    expect(dense.length).toBeGreaterThan(setups.length / 2)
  })

  it('has no level twice, mirrored or in other colours either', () => {
    expectUnique(setups.map((setup) => canonicalForm({ ...setup, steps: 1 })))
  })

  it('has no id and no title twice', () => {
    const ids = STARTER_LEVELS.map(({ id }) => id)
    expectUnique(ids)
    for (const id of ids) expect(levelIdSchema.safeParse(id).success).toBe(true)
    for (const language of WRITTEN_LANGUAGES) {
      expectUnique(STARTER_LEVELS.map(({ title }) => title[language]))
    }
  })
})

function expectUnique(texts: readonly string[]): void {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
}
