/** Problems of a setup in words, and the cells they concern. */
import { MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE } from '@shared/games/lianliankan/rules/board'
import type { SetupProblem } from '@shared/games/lianliankan/rules/setup'
import { text, type Text } from '../../../i18n/text'
import { cellsText } from '../board/words'
import { tileText } from '../board/pictures'

const LIMITS = { least: MIN_SIDE, maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS, maxType: MAX_TYPE }

export function problemText(problem: SetupProblem): Text {
  switch (problem.code) {
    case 'size-out-of-range': {
      const { rows, columns } = problem
      return text('linkProblems.size-out-of-range', { ...LIMITS, rows, columns })
    }
    case 'no-tiles':
      return text('linkProblems.no-tiles')
    case 'type-out-of-range':
      return text('linkProblems.type-out-of-range', {
        ...LIMITS,
        cells: cellsText(problem.cells),
      })
    case 'odd-type':
      return {
        key: 'linkProblems.odd-type',
        count: problem.count,
        values: { tile: tileText(problem.type), cells: cellsText(problem.cells) },
      }
  }
}

export function problemLines(problems: readonly SetupProblem[]) {
  return problems.map((problem) => ({
    rank: problem.rank,
    text: problemText(problem),
    cells: 'cells' in problem ? problem.cells : [],
  }))
}
