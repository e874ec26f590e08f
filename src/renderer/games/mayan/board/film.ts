/**
 * A solution as a film: one scene after another, made once. Playing backwards is the same film in
 * reverse, so forward and backward cannot disagree, and every block keeps its identity.
 */
import { traceMove, type MoveTrace, type Phase } from '@shared/games/mayan/rules/moves'
import type { Move } from '@shared/games/mayan/rules/board'
import { packStacks } from '@shared/games/mayan/rules/position'
import type { Stack } from '@shared/games/mayan/rules/setup'
import type { Film as Steps } from '../../../stepping/playhead'
import { changeState, sceneOfStacks, shiftBlocks, type Scene } from './scene'

/**
 * How a frame comes out of the one before it; `land` sets a lifted block down, `part` makes room for
 * one that is held.
 */
export type Motion = 'slide' | 'fall' | 'mark' | 'vanish' | 'land' | 'part'

export interface Frame {
  readonly scene: Scene
  readonly motion: Motion
  /** Duration of the motion in milliseconds. */
  readonly ms: number
  /** Which clear of a chain the frame belongs to; 0 outside of one. */
  readonly link: number
}

export interface Film extends Steps<Frame> {
  readonly traces: readonly MoveTrace[]
}

const MS = { slide: 200, mark: 200, vanish: 180, land: 120 } as const
const FALL_MS = 120
const FALL_MS_PER_ROW = 20

/**
 * @param stacks a legal board wherever there are moves
 * @param firstId number of the first block; films of different boards must not share numbers
 */
export function makeFilm(stacks: readonly Stack[], moves: readonly Move[] = [], firstId = 0): Film {
  const start: Frame = { scene: sceneOfStacks(stacks, firstId), motion: 'land', ms: 0, link: 0 }
  const frames = [start]
  const stops = [0]
  const traces: MoveTrace[] = []
  let last = start
  let position = moves.length > 0 ? packStacks(stacks) : null
  for (const move of moves) {
    if (position === null) break
    const trace = traceMove(position, move)
    for (const phase of trace.phases) frames.push(...framesOf(phase, frames.at(-1) ?? last))
    last = frames.at(-1) ?? last
    if (last.motion === 'slide') frames.push(still(last))
    stops.push(frames.length - 1)
    traces.push(trace)
    position = trace.after
  }
  return { frames, stops, traces }
}

function framesOf(phase: Phase, before: Frame): Frame[] {
  switch (phase.kind) {
    case 'slide': {
      const scene = shiftBlocks(before.scene, phase.shifts, phase.shifts[0]?.from)
      return [{ scene, motion: 'slide', ms: MS.slide, link: 0 }]
    }
    case 'fall': {
      const rows = Math.max(...phase.shifts.map(({ from, to }) => from.y - to.y))
      const ms = FALL_MS + rows * FALL_MS_PER_ROW
      return [{ scene: shiftBlocks(before.scene, phase.shifts), motion: 'fall', ms, link: 0 }]
    }
    case 'clear': {
      const marked = changeState(before.scene, phase.blocks, 'marked')
      const cleared = changeState(marked, phase.blocks, 'gone')
      return [
        { scene: marked, motion: 'mark', ms: MS.mark, link: phase.link },
        { scene: cleared, motion: 'vanish', ms: MS.vanish, link: phase.link },
      ]
    }
  }
}

function still(before: Frame): Frame {
  return { scene: changeState(before.scene, [], 'resting'), motion: 'land', ms: MS.land, link: 0 }
}
