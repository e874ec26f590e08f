/**
 * What the board shows at one instant: blocks with an identity, so that each can be animated on its
 * way. Cleared blocks stay in the scene as `gone`; stepping back brings the same ones back.
 */
import { isSameCell, type Block, type Cell } from '@shared/games/mayan/rules/board'
import type { BlockShift } from '@shared/games/mayan/rules/moves'
import type { Stack } from '@shared/games/mayan/rules/setup'

/** `lifted`: being dragged; `marked`: part of a run, about to be cleared. */
export type BlockState = 'resting' | 'lifted' | 'marked' | 'gone'

export interface SceneBlock extends Block {
  readonly id: number
  readonly state: BlockState
}

export type Scene = readonly SceneBlock[]

/** The blocks of any setup, legal or not, numbered from `firstId`; gaps (colour 0) stay free. */
export function sceneOfStacks(stacks: readonly Stack[], firstId = 0): Scene {
  return stacks
    .flatMap((stack, x) => stack.map((colour, y) => ({ x, y, colour })))
    .filter(({ colour }) => colour !== 0)
    .map((block, index) => ({ ...block, id: firstId + index, state: 'resting' }))
}

/** The scene after all shifts at once; every other block that is there comes to rest. */
export function shiftBlocks(scene: Scene, shifts: readonly BlockShift[], lifted?: Cell): Scene {
  return scene.map((block) => {
    if (block.state === 'gone') return block
    const shift = shifts.find(({ from }) => isSameCell(block, from))
    const { x, y } = shift?.to ?? block
    return { ...block, x, y, state: lifted && isSameCell(block, lifted) ? 'lifted' : 'resting' }
  })
}

/** The scene with the blocks in these cells in another state, and every other one at rest. */
export function changeState(scene: Scene, cells: readonly Cell[], state: BlockState): Scene {
  return scene.map((block) => {
    if (block.state === 'gone') return block
    return { ...block, state: cells.some((cell) => isSameCell(block, cell)) ? state : 'resting' }
  })
}

export function blocksThere(scene: Scene): SceneBlock[] {
  return scene.filter(({ state }) => state !== 'gone')
}
