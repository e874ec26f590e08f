import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STONE_COLOURS } from './mayan/formats/boardSvg'
import { boardSvgOf } from './documents'
import { formOf } from './registry'

it('the stones of a picture are those of the app', () => {
  const tokens = readFileSync('src/renderer/styles/tokens.css', 'utf8')
  for (const [index, [stone, carving]] of STONE_COLOURS.entries()) {
    expect(tokens).toContain(`--stone-${index + 1}: ${stone};`)
    expect(tokens).toContain(`--carving-${index + 1}: ${carving};`)
  }
})

it('a picture shows every block, and leaves out what no board has', () => {
  const setup = { stacks: [[1, 2], [99], [], [], [3]], steps: 1 }
  const svg = boardSvgOf({ game: 'mayan', setup })
  expect(svg.match(/<g /g)).toHaveLength(3)
  const link = { rows: [[1, 0, 1]], border: 'inside' } as const
  expect(boardSvgOf({ game: 'lianliankan', setup: link }).match(/<text/g)).toHaveLength(2)
})

it('an empty board is the same as nothing', () => {
  expect(formOf({ game: 'mayan', setup: { stacks: [[], [], [], [], []], steps: 3 } })).toBeNull()
  expect(formOf({ game: 'lianliankan', setup: { rows: [[0]], border: 'inside' } })).toBeNull()
})
