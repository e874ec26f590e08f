import { describe, expect, it } from 'vitest'
import { levelIdSchema } from '../../../library/modelSchemas'
import { WRITTEN_LANGUAGES } from '../../../settings'
import { tileCount } from '../rules/position'
import { isSolution } from '../rules/replay'
import { levelFromSetup, type Level } from '../rules/setup'
import { parseLevelCode, printLevelCode } from '../formats/levelCode'
import { AnalysisTask } from '../solver/analysis'
import { solve } from '../solver/solveTask'
import { runAtOnce } from '../../../search/task'
import { STARTER_BOARDS, type StarterBoard } from './starterBoards'

const clock = () => performance.now()
const TABLE_BYTES = 1 << 26

function levelOf({ id, code }: StarterBoard): Level {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(`${id}: ${JSON.stringify(setup.error)}`)
  const level = levelFromSetup(setup.value)
  if (!level.ok) throw new Error(`${id}: ${JSON.stringify(level.error)}`)
  return level.value
}

describe.each(STARTER_BOARDS)('$id', (starter) => {
  const level = levelOf(starter)

  it('is proved clearable by an order that plays', () => {
    const { verdict } = solve(level, clock)
    expect(verdict.kind).toBe('solved')
    if (verdict.kind === 'solved') expect(isSolution(level, verdict.pairs)).toBe(true)
  })

  it('is in its own code, with a short title in every language', () => {
    const setup = parseLevelCode(starter.code)
    expect(setup.ok && printLevelCode(setup.value)).toBe(starter.code)
    for (const language of WRITTEN_LANGUAGES) {
      const title = starter.title[language]
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(language === 'en' ? 18 : 6)
    }
  })
})

describe.each(STARTER_BOARDS.filter(({ robustness }) => robustness !== null))('$id', (starter) => {
  it('can or can’t be lost, as it says', () => {
    const { robustness } = runAtOnce((bytes) => new AnalysisTask(levelOf(starter), bytes), clock, {
      tableBytes: TABLE_BYTES,
    })
    expect(robustness.kind).toBe(starter.robustness)
  })
})

describe('the built-in boards', () => {
  it('are twelve or more, from small to large, of both border rules', () => {
    expect(STARTER_BOARDS.length).toBeGreaterThanOrEqual(12)
    const first = levelOf(STARTER_BOARDS[0] as StarterBoard)
    expect(tileCount(first)).toBe(Math.min(...STARTER_BOARDS.map(levelOf).map(tileCount)))
    expect(new Set(STARTER_BOARDS.map((board) => levelOf(board).border)).size).toBe(2)
  })

  it('have no id and no title twice', () => {
    const ids = STARTER_BOARDS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(levelIdSchema.safeParse(id).success).toBe(true)
    for (const language of WRITTEN_LANGUAGES) {
      const titles = STARTER_BOARDS.map(({ title }) => title[language])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})
