/** Every move on the board equals the reference rules: random drags on random boards. */
import { Random } from '../../src/shared/random'
import { printLevelCode } from '../../src/shared/games/mayan/formats/levelCode'
import { movesOf } from '../../test/mayan/plainSearch'
import { gridOf, markRuns, playMove, stacksOf, type Grid } from '../../test/mayan/rules'
import { boardCode } from '../support/mayan'
import { drag, expectLeft, playLevel, settled } from '../support/play'
import { runs } from '../../test/runs'
import { expect, test } from '../support/test'

const BOARDS = runs(3)
const MOVES = 8

test(`${BOARDS} random boards, ${MOVES} random drags each`, async ({ app, page }) => {
  test.setTimeout(240_000)
  const random = new Random(20_260)
  for (let board = 0; board < BOARDS; board++) {
    let grid = randomGrid(random)
    await playLevel(app, page, printLevelCode({ stacks: stacksOf(grid), steps: MOVES }))
    for (let move = 0; move < MOVES; move++) {
      const moves = movesOf(grid)
      if (moves.length === 0) break
      const chosen = random.pick(moves)
      const isExchange = (grid[chosen.x + chosen.g]?.[chosen.y] ?? 0) !== 0
      // An exchange may be dragged from either side.
      const fromRight = isExchange && random.integer(0, 1) === 1
      await drag(page, fromRight ? { ...chosen, x: chosen.x + 1, g: -1 } : chosen)
      grid = playMove(grid, chosen)
      await expectLeft(page, MOVES - move - 1)
      await settled(page)
    }
    await settled(page)
    expect(`${await boardCode(page)} 1`).toBe(printLevelCode({ stacks: stacksOf(grid), steps: 1 }))
  }
})

/** High stacks of few colours, so that much is cleared; nothing clears at the start. */
function randomGrid(random: Random): Grid {
  for (;;) {
    const colours = random.integer(2, 4)
    const grid = gridOf(
      Array.from({ length: 5 }, () =>
        Array.from({ length: random.integer(2, 7) }, () => random.integer(1, colours)),
      ),
    )
    if (markRuns(grid).length === 0) return grid
  }
}
