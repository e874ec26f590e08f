/** Cells, blocks, boards and moves in words. */
import { WIDTH, type Cell } from '@shared/games/mayan/rules/board'
import type { MoveTrace } from '@shared/games/mayan/rules/moves'
import { blockAt, isEmpty } from '@shared/games/mayan/rules/position'
import { say } from '../../../i18n/i18n'
import { text, type MessageKey, type Text } from '../../../i18n/text'
import { blocksThere, type Scene } from './scene'

/** It stays on one line. */
export function cellText({ x, y }: Cell): string {
  return `(${x},\u00a0${y})`
}

export function cellsText(cells: readonly Cell[]): string {
  return cells.map(cellText).join(' ')
}

export function colourText(colour: number): Text {
  return text(`colour.${colour}` as MessageKey)
}

export function sideText(g: number): Text {
  return text(g === 1 ? 'steps.right' : 'steps.left')
}

/** What a board holds, for those who do not see it. */
export function boardText(scene: Scene): string {
  const blocks = blocksThere(scene)
  return Array.from({ length: WIDTH }, (_, x) => {
    const stack = blocks.filter((block) => block.x === x).sort((a, b) => a.y - b.y)
    if (stack.length === 0) return say(text('board.emptyColumn', { x }))
    const names = stack.map(({ colour }) => say(colourText(colour))).join(', ')
    return say(text('board.column', { x, blocks: names }))
  }).join(' ')
}

/** "(2, 1) jade sun → right, exchanged with ochre drop; cleared 3 + 4 blocks in a chain of 2." */
export function describeMove(trace: MoveTrace): Text {
  return text('steps.line', { what: whatText(trace), effect: effectText(trace) })
}

export function emptiesBoard(trace: MoveTrace): boolean {
  return isEmpty(trace.after)
}

function whatText({ before, kind, move, phases }: MoveTrace): Text {
  const block = blockAt(before, move.x, move.y)
  const other = blockAt(before, move.x + move.g, move.y)
  const values = { cell: cellText(move), block: colourText(block), side: sideText(move.g) }
  if (kind === 'drop') {
    const target = { x: move.x + move.g, y: landingHeight(phases, move.x + move.g, move.y) }
    return text('steps.drop', { ...values, target: cellText(target) })
  }
  return block === other
    ? text('steps.exchangeLike', values)
    : text('steps.exchange', { ...values, other: colourText(other) })
}

/** Where the dropped block lands: its first fall ends there, unless it stays at its height. */
function landingHeight(phases: MoveTrace['phases'], x: number, y: number): number {
  const [, fall] = phases
  if (fall?.kind !== 'fall') return y
  return fall.shifts.find(({ from }) => from.x === x && from.y === y)?.to.y ?? y
}

function effectText({ phases }: MoveTrace): Text {
  const counts = phases.flatMap((phase) => (phase.kind === 'clear' ? [phase.blocks.length] : []))
  if (counts.length === 0) return text('steps.nothing')
  if (counts.length === 1) return text('steps.cleared', { blocks: counts.join() })
  return text('steps.chain', { blocks: counts.join(' + '), links: counts.length })
}
