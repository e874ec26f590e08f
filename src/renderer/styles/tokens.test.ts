import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

type Triple = readonly [number, number, number]

const stone = tokensOf(':root')
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const rgbOf = (hex: string | undefined): Triple => {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  const channel = (at: number) => linear(parseInt((hex ?? '').slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}
const times = (matrix: readonly Triple[], v: Triple) =>
  matrix.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Triple

/** WCAG 2.2. */
function contrast(a: string | undefined, b: string | undefined): number {
  const luminance = (hex: string | undefined) => times([[0.2126, 0.7152, 0.0722]], rgbOf(hex))[0]
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p)
  return (light + 0.05) / (dark + 0.05)
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const VISION: Readonly<Record<string, readonly Triple[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
}

/** Oklab (Ottosson 2020). */
function oklab(rgb: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as unknown as Triple
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}

const COLOURS = Array.from({ length: 10 }, (_, index) => index + 1)

describe.each(['dark', 'light'])('text in the %s theme', (theme) => {
  const tokens = tokensOf(`[data-theme='${theme}']`)
  const inks = ['ink', 'dim', 'faint', 'jade', 'ochre', 'clay']

  it.each(inks)('%s has AA contrast (4.5 : 1) on every surface', (ink) => {
    for (const surface of ['background', 'bar', 'panel', 'field']) {
      expect(contrast(tokens.get(ink), tokens.get(surface)), surface).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has AA contrast in controls', () => {
    for (const [ink, surface] of [
      ['dim', 'trough'],
      ['ink', 'knob'],
      ['dim', 'knob'],
    ] as const) {
      expect(contrast(tokens.get(ink), tokens.get(surface)), surface).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has AA contrast on buttons, tooltips and carved in the frame', () => {
    expect(contrast(tokens.get('on-jade'), tokens.get('jade'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens.get('background'), tokens.get('ink'))).toBeGreaterThanOrEqual(4.5)
    for (const surface of ['frame-stone', 'plinth']) {
      const ratio = contrast(tokens.get('frame-carving'), tokens.get(surface))
      expect(ratio, surface).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has fields that can be seen (3 : 1)', () => {
    for (const surface of ['panel', 'field']) {
      const ratio = contrast(tokens.get('field-edge'), tokens.get(surface))
      expect(ratio, surface).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('the ten stones', () => {
  it.each(COLOURS)('%i: the glyph can be seen (3 : 1)', (colour) => {
    const ratio = contrast(stone.get(`carving-${colour}`), stone.get(`stone-${colour}`))
    expect(ratio).toBeGreaterThanOrEqual(3)
  })

  // A just noticeable difference in Oklab is about 0.02. Four of them keep two blocks apart across
  // the board, under their shading; the glyph does the rest. Normal vision can ask for six.
  it.each([
    ['normal', 0.12],
    ['deuteranopia', 0.08],
    ['protanopia', 0.08],
  ])('are apart under %s by at least %d', (vision, floor) => {
    const seen = COLOURS.map((colour) => {
      const clip = (channel: number) => Math.max(0, Math.min(1, channel))
      const rgb = times(VISION[vision] ?? [], rgbOf(stone.get(`stone-${colour}`)))
      return oklab([clip(rgb[0]), clip(rgb[1]), clip(rgb[2])])
    })
    for (const [i, a] of seen.entries()) {
      for (const [j, b] of seen.entries()) {
        if (j >= i) continue
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        expect(distance, `${j + 1} and ${i + 1}`).toBeGreaterThanOrEqual(floor)
      }
    }
  })
})
