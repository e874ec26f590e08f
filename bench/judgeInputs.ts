/** The largest texts that the judge of HDU 1175 allows, with as many queries as it is asked. */
import { Random } from '../src/shared/random'

const [ROWS, COLUMNS, QUERIES] = [1000, 999, 49]

export interface JudgeInput {
  readonly name: string
  readonly text: string
}

/** Nearly empty: long ways are free. Dense: numbers are long, and ways are short. */
export function judgeInputs(): JudgeInput[] {
  const random = new Random(1175)
  return [
    { name: 'nearly empty', text: inputOf(random, 0.001, 4) },
    { name: 'dense', text: inputOf(random, 0.9, 1_000_000) },
    { name: 'full', text: inputOf(random, 1, 2 ** 31 - 1) },
  ]
}

/** Each query is of two tiles of one type; one of them was put there for it. */
function inputOf(random: Random, share: number, types: number): string {
  const rows = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () =>
      random.integer(0, 999) < share * 1000 ? random.integer(1, types) : 0,
    ),
  )
  const queries = Array.from({ length: QUERIES }, () => {
    const type = random.integer(1, types)
    return [0, 1].flatMap(() => {
      const [row, column] = [random.integer(1, ROWS), random.integer(1, COLUMNS)]
      const cells = rows[row - 1]
      if (cells) cells[column - 1] = type
      return [row, column]
    })
  })
  const lines = [[ROWS, COLUMNS], ...rows, [QUERIES], ...queries, [0, 0]]
  return lines.map((numbers) => `${numbers.join(' ')}\n`).join('')
}
