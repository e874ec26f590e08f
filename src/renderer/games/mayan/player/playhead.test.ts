import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFilm } from '../board/film'
import { advance, AT_START, isRunning, jumpTo, motionOf, runTo, type Playhead } from './playhead'

const film = makeFilm(
  [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]],
  [
    { x: 2, y: 1, g: 1 },
    { x: 3, y: 1, g: 1 },
    { x: 3, y: 0, g: 1 },
  ],
)

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

  it('finishes what is running before it goes on', () => {
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
