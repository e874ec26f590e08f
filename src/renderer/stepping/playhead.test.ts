import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  AT_START,
  isRunning,
  jumpTo,
  motionOf,
  runTo,
  type Film,
  type Playhead,
} from './playhead'

/** Three steps, of which the second takes the most frames. */
const film: Film = {
  frames: Array.from({ length: 10 }, (_, index) => ({ ms: 100 + index })),
  stops: [0, 2, 7, 9],
}

function framesTo(head: Playhead): number[] {
  const frames = [head.frame]
  let current = head
  while (isRunning(film, current)) {
    current = advance(film, current)
    frames.push(current.frame)
  }
  return frames
}

describe('the playhead', () => {
  it('shows the same frames backwards as forwards', () => {
    for (const step of [1, 2, 3]) {
      const forwards = framesTo(runTo(film, jumpTo(film, step - 1), step))
      const backwards = framesTo(runTo(film, jumpTo(film, step), step - 1))
      expect(backwards).toEqual([...forwards].reverse())
    }
  })

  it('finishes what is running before it continues', () => {
    const running = advance(film, runTo(film, AT_START, 1))
    expect(isRunning(film, running)).toBe(true)
    const next = runTo(film, running, 2)
    expect(next).toMatchObject({ frame: film.stops[1], step: 2, moves: false })
  })

  it('stays inside the film', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 20 }), (targets) => {
        let head = AT_START
        for (const target of targets) {
          head = advance(film, runTo(film, head, target))
          expect(film.frames[head.frame]).toBeDefined()
          expect(film.stops[head.step]).toBeDefined()
        }
      }),
    )
  })

  it('uses the motion between two frames for either direction', () => {
    expect(motionOf(film, 0, 1)).toBe(film.frames[1])
    expect(motionOf(film, 1, 0)).toBe(film.frames[1])
  })
})
