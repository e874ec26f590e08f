/** An order of links as a film: the path is drawn, then both tiles go. Made once, and run either way. */
import type { Cell } from '@shared/games/lianliankan/rules/board'
import { BitLanes } from '@shared/games/lianliankan/rules/lanes'
import { findPath, type Path } from '@shared/games/lianliankan/rules/link'
import {
  tileAt,
  tileCount,
  without,
  type Pair,
  type Position,
} from '@shared/games/lianliankan/rules/position'
import type { Film as Steps } from '../../../stepping/playhead'

/** A link as it was made. */
export interface LinkTrace {
  readonly pair: Pair
  readonly type: number
  readonly path: Path
  readonly after: Position
  /** Tiles that are left. */
  readonly left: number
}

export interface Frame {
  /** How many pairs are gone. */
  readonly gone: number
  /** The link whose path is to be seen. */
  readonly link: LinkTrace | null
  readonly motion: 'rest' | 'draw' | 'vanish'
  readonly ms: number
}

export interface Film extends Steps<Frame> {
  readonly traces: readonly LinkTrace[]
}

const MS = { draw: 260, hold: 160, vanish: 180 } as const
const START: Frame = { gone: 0, link: null, motion: 'rest', ms: 0 }

/** @param pairs links that can be made in this order; the film ends before one that can't */
export function makeFilm(position: Position | null, pairs: readonly Pair[]): Film {
  const traces = position === null ? [] : traceLinks(position, pairs)
  const frames = [
    START,
    ...traces.flatMap((link, index): Frame[] => [
      { gone: index, link, motion: 'draw', ms: MS.draw },
      { gone: index, link, motion: 'draw', ms: MS.hold },
      { gone: index + 1, link: null, motion: 'vanish', ms: MS.vanish },
    ]),
  ]
  return { frames, stops: [0, ...traces.map((_, index) => 3 * (index + 1))], traces }
}

function traceLinks(position: Position, pairs: readonly Pair[]): LinkTrace[] {
  const lanes = new BitLanes(position)
  const traces: LinkTrace[] = []
  let before = position
  let left = tileCount(position)
  for (const pair of pairs) {
    const path = findPath(lanes, ...pair)
    if (path === null) break
    for (const cell of pair) lanes.clear(cell)
    const after = without(before, pair)
    left -= 2
    traces.push({ pair, type: tileAt(before, pair[0]), path, after, left })
    before = after
  }
  return traces
}

/** The cells whose tiles are gone in a frame. */
export function goneIn({ traces }: Film, { gone }: Frame): Cell[] {
  return traces.slice(0, gone).flatMap(({ pair }) => [...pair])
}
