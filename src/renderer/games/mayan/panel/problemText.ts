/** Problems of a setup in words, and the cells they concern. */
import { HEIGHT, MAX_COLOUR, MAX_STEPS, WIDTH } from '@shared/games/mayan/rules/board'
import type { SetupProblem } from '@shared/games/mayan/rules/setup'
import { text, type Text } from '../../../i18n/text'
import { cellsText, colourText } from '../board/words'

const LIMITS = { height: HEIGHT, width: WIDTH, maxColour: MAX_COLOUR, maxSteps: MAX_STEPS }

export function problemText(problem: SetupProblem): Text {
  switch (problem.code) {
    case 'steps-out-of-range':
      return problem.steps === null
        ? text('problems.steps-missing')
        : text('problems.steps-out-of-range', { ...LIMITS, steps: problem.steps })
    case 'wrong-stack-count':
      return text('problems.wrong-stack-count', { ...LIMITS, count: problem.count })
    case 'no-blocks':
      return text('problems.no-blocks')
    case 'colour-too-few':
      return {
        key: 'problems.colour-too-few',
        count: problem.count,
        values: { colour: colourText(problem.colour), cells: cellsText(problem.cells) },
      }
    default:
      return text(`problems.${problem.code}`, { ...LIMITS, cells: cellsText(problem.cells) })
  }
}

export function problemLines(problems: readonly SetupProblem[]) {
  return problems.map((problem) => ({
    rank: problem.rank,
    text: problemText(problem),
    cells: 'cells' in problem ? problem.cells : [],
  }))
}
