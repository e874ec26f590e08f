/** The board in words, for those who do not see it. */
import { WIDTH } from '@shared/games/mayan/rules/board'
import { say } from '../../../i18n/i18n'
import { text } from '../../../i18n/text'
import { colourText } from '../player/describeMove'
import { blocksThere, type Scene } from './scene'

export function boardText(scene: Scene): string {
  const blocks = blocksThere(scene)
  return Array.from({ length: WIDTH }, (_, x) => {
    const stack = blocks.filter((block) => block.x === x).sort((a, b) => a.y - b.y)
    if (stack.length === 0) return say(text('board.emptyColumn', { x }))
    const names = stack.map(({ colour }) => say(colourText(colour))).join(', ')
    return say(text('board.column', { x, blocks: names }))
  }).join(' ')
}
